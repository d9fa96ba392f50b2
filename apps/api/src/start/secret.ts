import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The key that signs crumbs and links: from the settings, else made once and kept where only this user reads it. */
export async function readSecret(
  dataDir: string,
  fromSettings: string | undefined,
): Promise<string> {
  if (fromSettings !== undefined) return fromSettings;
  const path = join(dataDir, 'secret');
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept !== null && kept.length >= 32) return kept;
  const made = randomBytes(32).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, made, { mode: 0o600, flush: true });
  return made;
}
