import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_CONCURRENT = 32;

/** Syncs every file and folder of a tree. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [
    ...entries
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name)),
    folder,
  ];
  // Many concurrently: the disk batches their syncs.
  const next = paths.values();
  await Promise.all(
    Array.from({ length: MAX_CONCURRENT }, async () => {
      for (const path of next) await syncPath(path);
    }),
  );
}

/** Syncs one file or folder. Windows does not sync folders; its file system journals directory changes in order. */
export async function syncPath(path: string): Promise<void> {
  if (process.platform === 'win32' && (await stat(path)).isDirectory()) return;
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
