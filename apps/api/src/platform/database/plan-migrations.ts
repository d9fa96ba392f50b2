import type { Migration } from './read-migrations.ts';

/** An applied migration in the database. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

/** The migrations to apply, in order, or the reason why none may be applied. */
export type MigrationPlan =
  | { readonly kind: 'pending'; readonly migrations: readonly Migration[] }
  | { readonly kind: 'rejected'; readonly reason: string };

/**
 * Compares the files with the applied migrations. A migration without a file is accepted: it belongs to a newer
 * release, whose schema the previous release must support. A file that was applied under another name is not applied
 * again, since its content is what counts.
 */
export function planMigrations(
  files: readonly Migration[],
  applied: readonly AppliedMigration[],
): MigrationPlan {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const contents = new Set(checksums.values());
  const last =
    applied
      .map(({ name }) => name)
      .toSorted()
      .at(-1) ?? '';
  const pending: Migration[] = [];
  for (const file of files) {
    if (contents.has(file.checksum)) continue;
    const known = checksums.get(file.name);
    if (known === undefined && file.name < last) {
      return rejected(
        `The migration ${file.name} is dated before ${last}, which has been applied: give it a later date.`,
      );
    }
    if (known !== undefined) {
      return rejected(
        `The migration ${file.name} was changed after it had been applied: restore it, and put the change into a new file.`,
      );
    }
    pending.push(file);
  }
  return { kind: 'pending', migrations: pending };
}

function rejected(reason: string): MigrationPlan {
  return { kind: 'rejected', reason };
}
