import { pageDocument, type PageDocument } from '@sitewright/contracts/entities';
import { findSectionLimitError } from '../apply/limit-errors.ts';
import { failEdit, type FailedEdit } from '../edit-error.ts';
import { createDocument } from './create-document.ts';
import { migrateDocument } from './migrate-document.ts';
import { usableDocument } from './usable-document.ts';

/** A document, or why there is none. */
export type ParsedDocument = { readonly ok: true; readonly document: PageDocument } | FailedEdit;

/**
 * Reads a stored or imported document of any version. What lies outside the grid is moved inside, block types
 * that are unknown are preserved, and a document from a newer version of the product is rejected
 * rather than cut.
 */
export function parseDocument(stored: unknown, createId: () => string): ParsedDocument {
  const migrated = migrateDocument(stored, createId);
  if (!migrated.ok) return migrated;
  const parsed = pageDocument.safeParse(migrated.document);
  return parsed.success ? admitSections(usableDocument(parsed.data)) : failEdit('invalidDocument');
}

function admitSections({ sections }: PageDocument): ParsedDocument {
  let admitted = createDocument();
  for (const section of sections) {
    const error = findSectionLimitError(admitted, section);
    if (error !== undefined) return failEdit(error);
    admitted = createDocument([...admitted.sections, section]);
  }
  return { ok: true, document: admitted };
}
