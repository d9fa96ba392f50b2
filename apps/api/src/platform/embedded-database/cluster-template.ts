import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSession } from './session.ts';

/** How long the new cluster may take to close. */
const CLOSE_MS = 30_000;

/** Where under `cacheDir` the pristine cluster of the installed library lies, for the option `templateDir`. */
export function clusterTemplateDir(cacheDir: string): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string;
  };
  return join(cacheDir, `pglite-${version}-cluster`);
}

/**
 * Makes the pristine cluster under `cacheDir` unless it is there, and resolves with its folder. Making one costs about
 * two seconds of CPU time; copying it makes every first start that much faster. Safe to call in several processes.
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
    await thread.close(CLOSE_MS);
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
