import { randomBytes } from 'node:crypto';
import { insertAccount } from '../features/accounts/accounts.queries.ts';
import { createOneTimeToken } from '../features/accounts/one-time-tokens.queries.ts';
import { withLookup, type OpenedDatabase } from '../platform/database/index.ts';
import { readDeployment, updateDeployment } from '../platform/deployment/deployment.queries.ts';
import { hashPassword } from '../platform/security/password.ts';
import type { Services } from '../platform/services.ts';
import type { DemoSite } from './demo-site.ts';
import { demoSites } from './demo-sites.ts';
import { writeHistory } from './history/write-history.ts';
import { seedSite } from './seed-site.ts';

export interface DemoReport {
  readonly sites: readonly { readonly identifier: string; readonly title: string }[];
  /** The demo owner's login; the password is shown once, when it is created. */
  readonly login?: { readonly email: string; readonly password: string; readonly token: string };
}

const ownerEmail = 'owner@example.com';
const ownerName = 'Demo Owner';
const signInLinkMs = 3_600_000;

/** Creates a password of hexadecimal groups, which is easy to type on a phone. */
const createPassword = (): string =>
  `${randomBytes(3).toString('hex')}-${randomBytes(3).toString('hex')}-${randomBytes(3).toString('hex')}`;

const listSites = (database: OpenedDatabase): Promise<DemoReport['sites']> =>
  withLookup(
    database,
    (db) =>
      db
        .selectFrom('websites')
        .select(['identifier', 'title'])
        .orderBy('websiteId')
        .limit(20)
        .execute(),
    'read',
  );

/** Creates the demo owner, or sets a new password for an existing one. */
async function ensureOwner({ database, createId }: Omit<Services, 'log'>): Promise<{
  readonly accountId: string;
  readonly password: string;
}> {
  const password = createPassword();
  const passwordHash = await hashPassword(password);
  const accountId = await withLookup(database, async (db) => {
    const owner = { id: createId(), email: ownerEmail, displayName: ownerName, passwordHash };
    if (await insertAccount(db, owner)) return owner.id;
    const { accountId: existingId } = await db
      .updateTable('accounts')
      .set({ passwordHash })
      .where('email', '=', ownerEmail)
      .returning('accountId')
      .executeTakeFirstOrThrow();
    return existingId;
  });
  return { accountId, password };
}

/**
 * Fills an empty database with the demo sites and their owner; reports the content of any other database. Completes an
 * interrupted seed. Only one server at a time may call it.
 */
export async function seedDemo(
  services: Omit<Services, 'log'>,
  sites: readonly DemoSite[] = demoSites,
): Promise<DemoReport> {
  const { database, now } = services;
  const { demoState: state } = await readDeployment(database);
  const existingSites = await listSites(database);
  if (state === 'finished' || (state === null && existingSites.length > 0))
    return { sites: existingSites };

  await updateDeployment(database, { demoState: 'started' });
  const { accountId, password } = await ensureOwner(services);
  for (const site of sites) {
    const websiteId = await seedSite(services, site, { accountId, displayName: ownerName });
    if (site.history !== undefined)
      await writeHistory(services, websiteId, site.history, ownerName);
  }
  const token = await withLookup(database, (db) =>
    createOneTimeToken(db, {
      accountId,
      purpose: 'signIn',
      expiresAt: new Date(now().getTime() + signInLinkMs),
    }),
  );
  await updateDeployment(database, { demoState: 'finished' });
  return {
    sites: sites.map(({ identifier, title }) => ({ identifier, title })),
    login: { email: ownerEmail, password, token },
  };
}
