import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenedDatabase } from '../database/index.ts';
import { chooseSecret } from './choose-secret.ts';
import { fillDeployment, readDeployment } from './deployment.queries.ts';

/** A generated secret. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

const shortestSecret = 32;

async function readSecretFile(dataDir: string): Promise<string | null> {
  const secret = await readFile(join(dataDir, 'secret'), 'utf8').catch(() => null);
  return secret !== null && secret.length >= shortestSecret ? secret : null;
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
  if (database.kind === 'postgres') return secretOfDeployment(database, dataDir, fromSettings);
  if (fromSettings !== undefined) return fromSettings;
  const known = await readSecretFile(dataDir);
  if (known !== null) return known;
  const secret = createSecret();
  await writeFile(join(dataDir, 'secret'), secret, { mode: 0o600, flush: true });
  return secret;
}

async function secretOfDeployment(
  database: OpenedDatabase,
  dataDir: string,
  fromSettings: string | undefined,
): Promise<string> {
  // Servers of earlier versions stored it there, and links in mails that they sent must keep working.
  const earlier = await readSecretFile(dataDir);
  let stored = await readDeployment(database);
  for (;;) {
    const choice = chooseSecret(stored, fromSettings, () => earlier ?? createSecret());
    if (choice.kind === 'use') return choice.secret;
    if (choice.kind === 'fail') throw new Error(choice.reason);
    stored = await fillDeployment(database, choice.values, 'secretFingerprint');
  }
}
