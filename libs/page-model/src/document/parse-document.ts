import { pageDocument, type PageDocument } from '@sitewright/contracts/entities';
import { findSectionLimitError } from '../apply/limit-errors.ts';
import { failEdit, type FailedEdit } from '../edit-error.ts';
import { createDocument } from './create-document.ts';
import { migrateDocument } from './migrate-document.ts';
import { usableDocument } from './usable-document.ts';

/** The document, or why it cannot be parsed. */
export type ParsedDocument = { readonly ok: true; readonly document: PageDocument } | FailedEdit;

/**
 * Parses a stored or imported document of any version. Moves blocks from outside of the grid into it, preserves unknown
 * block types, and rejects a document of a newer version instead of truncating it.
 */
export function parseDocument(stored: unknown, createId: () => string): ParsedDocument {
  const migrated = migrateDocument(stored, createId);
  if (!migrated.ok) return migrated;
  const parsed = pageDocument.safeParse(migrated.document);
  return parsed.success
    ? validateSections(usableDocument(parsed.data))
    : failEdit('invalidDocument');
}

function validateSections({ sections }: PageDocument): ParsedDocument {
  let validated = createDocument();
  for (const section of sections) {
    const error = findSectionLimitError(validated, section);
    if (error !== undefined) return failEdit(error);
    validated = createDocument([...validated.sections, section]);
  }
  return { ok: true, document: validated };
}
