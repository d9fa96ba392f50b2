import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenedDatabase } from '../database/index.ts';
import type { SealingKey } from '../security/sealing.ts';

const keyBytes = 32;
const fileKeyId = 'data-dir';

/**
 * @throws when there is a key that cannot be read: a new one could not decrypt what it has encrypted.
 */
async function readKeyFile(path: string): Promise<Uint8Array | null> {
  try {
    const key = await readFile(path);
    if (key.length === keyBytes) return new Uint8Array(key);
    throw new Error(
      `The encryption key in ${path} has ${key.length} bytes instead of ${keyBytes}.`,
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The keys that encrypt stored secrets: those of the settings, then one in a file of DATA_DIR that only this user can
 * read. The file is made for the embedded database if the settings have no key, so that a newcomer can connect Stripe;
 * with PostgreSQL, whose servers must have the same key, it is never made.
 *
 * @throws when the file cannot be read.
 */
export async function encryptionKeysOf(
  { kind }: Pick<OpenedDatabase, 'kind'>,
  dataDir: string,
  fromSettings: readonly SealingKey[],
): Promise<readonly SealingKey[]> {
  const path = join(dataDir, 'encryption-key');
  let key = await readKeyFile(path);
  if (key === null) {
    if (kind === 'postgres' || fromSettings.length > 0) return fromSettings;
    key = new Uint8Array(randomBytes(keyBytes));
    await writeFile(path, key, { mode: 0o600, flush: true });
  }
  return [...fromSettings, { id: fileKeyId, key }];
}
