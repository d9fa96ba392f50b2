import { pageDocument } from '@sitewright/contracts/entities';
import { pageModelOptions } from '../options.ts';
import { failEdit } from '../edit-error.ts';
import { hasOwnIds } from './own-ids.ts';
import { repairDocument } from './repair-document.ts';
import type { ParsedDocument } from './parse-document.ts';
import { isSendable } from './sendable.ts';
import { findDocumentError, usableDocument } from './usable-document.ts';

/**
 * A stored document as it is edited: what `usableDocument` draws, made to pass the schema of a page. The document itself
 * where nothing is wrong, and equal for equal ones, so that the server opens what the editor opened. Empty
 * where nothing can be read. Rejected where saving would lose what cannot be seen: `newerDocument`, `tooManySections`.
 */
export function openDocument(stored: unknown): ParsedDocument {
  if (findDocumentError(stored) === 'newerDocument') return failEdit('newerDocument');
  const usable = usableDocument(stored);
  if (usable.sections.length > pageModelOptions.sections) return failEdit('tooManySections');
  const isWhole = pageDocument.safeParse(usable).success && hasOwnIds(usable) && isSendable(usable);
  return { ok: true, document: isWhole ? usable : repairDocument(usable) };
}
