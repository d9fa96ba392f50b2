import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Which of a website's files may be removed. */
export interface FileSweep {
  readonly websiteId: string;
  /** Files that were written since then stay: their row may be pending. */
  readonly before: Date;
  /** Hashes that rows reference. */
  readonly named: ReadonlySet<string>;
  /** Called again once a file is moved aside. */
  readonly isNamed: (sha256: string) => Promise<boolean>;
}

/** The suffix of a file that is about to be removed. */
const going = '.going';

const names = (folder: string) => readdir(folder).catch(() => [] as string[]);

const isOlder = async (path: string, before: Date): Promise<boolean> => {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtime < before;
};

/**
 * Removes interrupted uploads, which a kill leaves. A running upload is more recent.
 *
 * @returns the number of removed files.
 */
export async function sweepIncoming(root: string, before: Date): Promise<number> {
  const folder = join(root, 'incoming');
  let removed = 0;
  for (const name of await names(folder)) {
    if (!(await isOlder(join(folder, name), before))) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}

/**
 * Removes a website's unreferenced files, and files derived from them. An upload of the same bytes may arrive at any
 * time: a file is moved aside first, and only then its age and references are checked for the last time, so that a new
 * upload is another file. A kill in between leaves it aside, and the next sweep decides about it.
 *
 * @returns the number of removed files.
 */
export async function sweepWebsite(root: string, sweep: FileSweep): Promise<number> {
  let removed = 0;
  for (const part of await names(join(root, sweep.websiteId))) {
    const folder = join(root, sweep.websiteId, part);
    const found = new Set(await names(folder));
    const hashes = new Set([...found].map((name) => name.split('.')[0]!));
    for (const hash of hashes) {
      const path = join(folder, hash);
      const mayGo = !sweep.named.has(hash) && (await isOlder(path, sweep.before));
      if (mayGo) await rename(path, path + going);
      if (mayGo || found.has(hash + going)) removed += await settle(path, hash, sweep);
      else if (!found.has(hash)) await rm(`${path}.d`, { recursive: true, force: true });
    }
  }
  return removed;
}

/** Decides about a file that was moved aside. */
async function settle(path: string, hash: string, sweep: FileSweep): Promise<0 | 1> {
  const stays = !(await isOlder(path + going, sweep.before)) || (await sweep.isNamed(hash));
  if (stays) {
    // The same bytes, if they were uploaded again: they have the original name.
    await rename(path + going, path);
    return 0;
  }
  const cameAgain = (await stat(path).catch(() => null)) !== null;
  if (!cameAgain) await rm(`${path}.d`, { recursive: true, force: true });
  await rm(path + going, { force: true });
  return 1;
}
