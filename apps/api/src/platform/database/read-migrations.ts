import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A schema migration: a plain SQL file. */
export interface Migration {
  /** The file's name without `.sql`, for example `2026-11-20-0001-tenancy`. Names sort in the order of application. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text, independent of the line endings of the checkout. */
  readonly checksum: string;
}

const migrationName = /^\d{4}-\d\d-\d\d-\d{4}-[a-z0-9-]+$/;

/** Reads every migration of a folder, in the order of application. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const name = file.slice(0, -'.sql'.length);
      if (!migrationName.test(name)) {
        throw new Error(
          `The migration ${file} is not named <year>-<month>-<day>-<four digits>-<what-it-does>.sql.`,
        );
      }
      const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
