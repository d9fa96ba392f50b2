import { resolve } from 'node:path';
import { listDumps, restoreDump } from '../platform/embedded-database/index.ts';
import { readSettings } from '../platform/settings/read-settings.ts';

/** The response to the operator. */
export type RestoreResult =
  | { readonly copies: readonly { readonly name: string; readonly madeAt: string }[] }
  | {
      readonly restored: string;
      /** The folder of the previous database; null when there was none. */
      readonly replaced: string | null;
    }
  | { readonly error: string };

/**
 * Restores a copy of the embedded database. Without a name, it lists the copies, oldest first. Unlike the other
 * commands it never uses a running server: the error names the server that must stop first.
 */
export async function restoreCopy(
  environment: Readonly<Record<string, string | undefined>>,
  name: string | undefined,
  now: Date,
): Promise<RestoreResult> {
  const result = readSettings(environment);
  if (!result.ok) return { error: result.problems.join('\n') };
  const { DATA_DIR, DATABASE_URL } = result.settings;
  if (DATABASE_URL !== undefined)
    return { error: 'The data is in PostgreSQL (DATABASE_URL): restore it with its own tools.' };
  const dataDir = resolve(DATA_DIR);
  if (name === undefined) {
    const copies = listDumps(dataDir);
    return {
      copies: copies.map((dump) => ({ name: dump.name, madeAt: dump.madeAt.toISOString() })),
    };
  }
  try {
    return { restored: name, replaced: (await restoreDump(dataDir, name, now)) ?? null };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
