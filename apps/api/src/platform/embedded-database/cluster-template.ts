import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSession } from './session.ts';

/** The timeout for closing the new cluster. */
const CLOSE_TIMEOUT_MS = 30_000;

/** The folder of the pristine cluster of the installed library under `cacheDir`, for the option `templateDir`. */
export function clusterTemplateDir(cacheDir: string): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string;
  };
  return join(cacheDir, `pglite-${version}-cluster`);
}

/**
 * Creates the pristine cluster under `cacheDir` unless it exists, and resolves with its folder. Creating one takes
 * about two seconds of CPU time; copying it speeds up every first start. Safe to call in several processes.
 */
export async function ensureClusterTemplate(cacheDir: string): Promise<string> {
  const folder = clusterTemplateDir(cacheDir);
  if (existsSync(join(folder, 'PG_VERSION'))) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    const { thread } = await openSession({
      filesDir: draft,
      durability: 'relaxed',
      snapshot: undefined,
      extensions: [],
      minFreeBytes: 0,
    });
    await thread.close(CLOSE_TIMEOUT_MS);
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
