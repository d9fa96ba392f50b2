import { failEdit, type FailedEdit } from '../edit-error.ts';
import { fromRowView } from '../row-view/from-row-view.ts';
import { rowView } from '../row-view/schema.ts';
import { isRecord } from './is-record.ts';

/** The version that this library writes. */
export const currentSchemaVersion = 1;

type Migration = (stored: unknown, createId: () => string) => unknown;

/** The migration at index n leads from version n to n + 1. Version 0 is the specification's rows, without a number. */
const migrations: readonly Migration[] = [
  (stored, createId) => fromRowView(rowView.parse(stored), createId),
];

/** A document with the current version number, otherwise unvalidated. */
export type MigratedDocument = { readonly ok: true; readonly document: unknown } | FailedEdit;

/** Migrates a stored document to the current version. */
export function migrateDocument(stored: unknown, createId: () => string): MigratedDocument {
  const version = readVersion(stored);
  if (version > currentSchemaVersion) return failEdit('newerDocument');
  try {
    const document = migrations
      .slice(version)
      .reduce((migrated, migrate) => migrate(migrated, createId), stored);
    return { ok: true, document };
  } catch {
    return failEdit('invalidDocument');
  }
}

/** Whether a value has a list of sections, the only required member of a document. */
export const holdsSections = (
  stored: unknown,
): stored is { readonly sections: readonly unknown[] } =>
  isRecord(stored) && Array.isArray(stored['sections']);

/** The version of a stored document. One with sections but no number counts as current: version 0 has no sections. */
function readVersion(stored: unknown): number {
  const version = isRecord(stored) ? stored['schemaVersion'] : undefined;
  if (typeof version === 'number' && version >= 1) return Math.ceil(version);
  return holdsSections(stored) ? currentSchemaVersion : 0;
}
