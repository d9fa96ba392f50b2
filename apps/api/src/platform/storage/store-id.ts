import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const idFile = (root: string) => join(root, 'store-id');

/** The id of a folder of files; null if it has none. */
export async function readStoreId(root: string): Promise<string | null> {
  const text = await readFile(idFile(root), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '';
    throw error;
  });
  return text.trim() === '' ? null : text.trim();
}

/** Assigns an id to a folder of files. */
export async function writeStoreId(root: string, id: string): Promise<void> {
  await mkdir(root, { recursive: true });
  await writeFile(idFile(root), `${id}\n`, { flush: true });
}
