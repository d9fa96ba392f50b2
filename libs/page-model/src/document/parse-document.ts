import { pageDocument, type PageDocument } from '@sitewright/contracts/entities';
import { refusesSection } from '../apply/admit.ts';
import { refuseEdit, type RefusedEdit } from '../refusal.ts';
import { fromRowView } from '../row-view/from-row-view.ts';
import { rowView } from '../row-view/schema.ts';
import { createDocument } from './create-document.ts';
import { usableDocument } from './usable-document.ts';

/** The version that this library writes. */
export const currentSchemaVersion = 1;

type Migration = (stored: unknown, createId: () => string) => unknown;

/** Each leads from its version to the next. Version 0 has no number: the specification's rows. */
const migrations: readonly Migration[] = [
  (stored, createId) => fromRowView(rowView.parse(stored), createId),
];

export type ParsedDocument = { readonly ok: true; readonly document: PageDocument } | RefusedEdit;

/**
 * Reads a stored or imported document of any version. What lies outside the grid is moved inside, block types
 * that nobody knows are kept as they are, and a document from a newer version of the product is refused
 * rather than cut.
 */
export function parseDocument(stored: unknown, createId: () => string): ParsedDocument {
  const version = readVersion(stored);
  if (version > currentSchemaVersion) return refuseEdit('newerDocument');
  try {
    const migrated = migrations
      .slice(version)
      .reduce((document, migrate) => migrate(document, createId), stored);
    const parsed = pageDocument.safeParse(migrated);
    return parsed.success
      ? admitSections(usableDocument(parsed.data))
      : refuseEdit('invalidDocument');
  } catch {
    return refuseEdit('invalidDocument');
  }
}

const readVersion = (stored: unknown): number =>
  typeof stored === 'object' &&
  stored !== null &&
  'schemaVersion' in stored &&
  typeof stored.schemaVersion === 'number'
    ? stored.schemaVersion
    : 0;

function admitSections({ sections }: PageDocument): ParsedDocument {
  let admitted = createDocument();
  for (const section of sections) {
    const refusal = refusesSection(admitted, section);
    if (refusal !== undefined) return refuseEdit(refusal);
    admitted = createDocument([...admitted.sections, section]);
  }
  return { ok: true, document: admitted };
}
