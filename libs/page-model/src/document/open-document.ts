import { pageDocument } from '@sitewright/contracts/entities';
import { pageModelOptions } from '../options.ts';
import { failEdit } from '../edit-error.ts';
import { hasOwnIds } from './own-ids.ts';
import { repairDocument } from './repair-document.ts';
import type { ParsedDocument } from './parse-document.ts';
import { isSendable } from './sendable.ts';
import { findDocumentError, usableDocument } from './usable-document.ts';

/**
 * A stored document for editing: the result of `usableDocument`, repaired to pass the schema of a page. Returns a valid
 * document itself, and equal results for equal input, so that the server opens what the editor opened. Empty for
 * unreadable input. Fails for documents that saving would truncate: `newerDocument`, `tooManySections`.
 */
export function openDocument(stored: unknown): ParsedDocument {
  if (findDocumentError(stored) === 'newerDocument') return failEdit('newerDocument');
  const usable = usableDocument(stored);
  if (usable.sections.length > pageModelOptions.sections) return failEdit('tooManySections');
  const isValid = pageDocument.safeParse(usable).success && hasOwnIds(usable) && isSendable(usable);
  return { ok: true, document: isValid ? usable : repairDocument(usable) };
}
