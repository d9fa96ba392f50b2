import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const AT_ONCE = 32;

/** Writes every file and folder of a tree to the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [
    ...entries
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name)),
    folder,
  ];
  // Many at once: the disk serves their syncs together.
  const next = paths.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of next) await syncPath(path);
    }),
  );
}

/** Writes one file or folder to the disk. Windows syncs no folders; its journal keeps the order of names by itself. */
export async function syncPath(path: string): Promise<void> {
  if (process.platform === 'win32' && (await stat(path)).isDirectory()) return;
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
