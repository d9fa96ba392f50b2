import { pageDocument, type PageDocument } from '@sitewright/contracts/entities';
import { refusesSection } from '../apply/admit.ts';
import { refuseEdit, type RefusedEdit } from '../refusal.ts';
import { createDocument } from './create-document.ts';
import { migrateDocument } from './migrate-document.ts';
import { usableDocument } from './usable-document.ts';

/** A document, or why there is none. */
export type ParsedDocument = { readonly ok: true; readonly document: PageDocument } | RefusedEdit;

/**
 * Reads a stored or imported document of any version. What lies outside the grid is moved inside, block types
 * that nobody knows are kept as they are, and a document from a newer version of the product is refused
 * rather than cut.
 */
export function parseDocument(stored: unknown, createId: () => string): ParsedDocument {
  const migrated = migrateDocument(stored, createId);
  if (!migrated.ok) return migrated;
  const parsed = pageDocument.safeParse(migrated.document);
  return parsed.success
    ? admitSections(usableDocument(parsed.data))
    : refuseEdit('invalidDocument');
}

function admitSections({ sections }: PageDocument): ParsedDocument {
  let admitted = createDocument();
  for (const section of sections) {
    const refusal = refusesSection(admitted, section);
    if (refusal !== undefined) return refuseEdit(refusal);
    admitted = createDocument([...admitted.sections, section]);
  }
  return { ok: true, document: admitted };
}
