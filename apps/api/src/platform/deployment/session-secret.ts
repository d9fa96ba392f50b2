import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenedDatabase } from '../database/index.ts';
import { chooseSecret } from './choose-secret.ts';
import { updateDeploymentIfNull, readDeployment } from './deployment.queries.ts';

/** A generated secret. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

const minSecretLength = 32;

/**
 * @throws when there is a secret that cannot be read: a new one would invalidate what was signed, such as the links in
 *   mails.
 */
async function readSecretFile(dataDir: string): Promise<string | null> {
  const path = join(dataDir, 'secret');
  try {
    const secret = await readFile(path, 'utf8');
    return secret.length >= minSecretLength ? secret : null;
  } catch (error) {
    const { code = 'failed' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new Error(`The secret of this deployment in ${path} cannot be read (${code}).`, {
      cause: error,
    });
  }
}

/**
 * The secret that signs crumbs and links. The embedded database has one server, whose secret is SESSION_SECRET or a
 * file in DATA_DIR that only this user can read. With PostgreSQL all servers must have the same one.
 *
 * @throws when this server would sign with another secret than the servers before it.
 */
export async function sessionSecret(
  database: OpenedDatabase,
  dataDir: string,
  fromSettings: string | undefined,
): Promise<string> {
  if (database.kind === 'postgres') return readDeploymentSecret(database, dataDir, fromSettings);
  if (fromSettings !== undefined) return fromSettings;
  const fileSecret = await readSecretFile(dataDir);
  if (fileSecret !== null) return fileSecret;
  const secret = createSecret();
  await writeFile(join(dataDir, 'secret'), secret, { mode: 0o600, flush: true });
  return secret;
}

async function readDeploymentSecret(
  database: OpenedDatabase,
  dataDir: string,
  fromSettings: string | undefined,
): Promise<string> {
  let stored = await readDeployment(database);
  const needsSecret = fromSettings === undefined && stored.secretFingerprint === null;
  // Servers of earlier versions stored their secret in this file, and the links in their mails must keep working.
  const fileSecret = needsSecret ? await readSecretFile(dataDir) : null;
  for (;;) {
    const choice = chooseSecret(stored, fromSettings, () => fileSecret ?? createSecret());
    if (choice.kind === 'use') return choice.secret;
    if (choice.kind === 'fail') throw new Error(choice.reason);
    stored = await updateDeploymentIfNull(database, choice.values, 'secretFingerprint');
  }
}
