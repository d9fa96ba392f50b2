import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Which of a website's files may be removed. */
export interface FileSweep {
  readonly websiteId: string;
  /** Files that were written after this time stay: their row may not be committed yet. */
  readonly before: Date;
  /** Hashes that rows reference. */
  readonly named: ReadonlySet<string>;
  /** Called again once a file is moved aside. */
  readonly isNamed: (sha256: string) => Promise<boolean>;
}

/** The suffix of a file that is about to be removed. */
const removalSuffix = '.going';

const listNames = (folder: string) => readdir(folder).catch(() => [] as string[]);

const isOlder = async (path: string, before: Date): Promise<boolean> => {
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtime < before;
};

/**
 * Removes uploads that were interrupted by the end of the process. A running upload is more recent.
 *
 * @returns the number of removed files.
 */
export async function sweepIncoming(root: string, before: Date): Promise<number> {
  const folder = join(root, 'incoming');
  let removed = 0;
  for (const name of await listNames(folder)) {
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
  for (const part of await listNames(join(root, sweep.websiteId))) {
    const folder = join(root, sweep.websiteId, part);
    const found = new Set(await listNames(folder));
    const hashes = new Set([...found].map((name) => name.split('.')[0]!));
    for (const hash of hashes) {
      const path = join(folder, hash);
      const isRemovable = !sweep.named.has(hash) && (await isOlder(path, sweep.before));
      if (isRemovable) await rename(path, path + removalSuffix);
      if (isRemovable || found.has(hash + removalSuffix))
        removed += await removeOrRestore(path, hash, sweep);
      else if (!found.has(hash)) await rm(`${path}.d`, { recursive: true, force: true });
    }
  }
  return removed;
}

/** Removes a file that was moved aside, or moves it back if it is recent or referenced. */
async function removeOrRestore(path: string, hash: string, sweep: FileSweep): Promise<0 | 1> {
  const stays = !(await isOlder(path + removalSuffix, sweep.before)) || (await sweep.isNamed(hash));
  if (stays) {
    // If the file was uploaded again, this replaces it with the same bytes.
    await rename(path + removalSuffix, path);
    return 0;
  }
  const wasUploadedAgain = (await stat(path).catch(() => null)) !== null;
  if (!wasUploadedAgain) await rm(`${path}.d`, { recursive: true, force: true });
  await rm(path + removalSuffix, { force: true });
  return 1;
}
