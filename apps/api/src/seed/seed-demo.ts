import { randomBytes } from 'node:crypto';
import { insertAccount } from '../features/accounts/accounts.queries.ts';
import { createOneTimeToken } from '../features/accounts/one-time-tokens.queries.ts';
import { withLookup } from '../platform/database/index.ts';
import { hashPassword } from '../platform/security/password.ts';
import type { Services } from '../platform/services.ts';
import { demoSites } from './demo-sites.ts';
import { seedSite } from './seed-site.ts';

export interface DemoReport {
  readonly sites: readonly { readonly identifier: string; readonly title: string }[];
  /** The demo owner's way in; the password is shown once, when it is made. */
  readonly login?: { readonly email: string; readonly password: string; readonly token: string };
}

const ownerEmail = 'owner@example.com';
const signInLinkMs = 3_600_000;

/** Words that are easily told on the telephone and typed on a phone. */
const createPassword = (): string =>
  `${randomBytes(3).toString('hex')}-${randomBytes(3).toString('hex')}-${randomBytes(3).toString('hex')}`;

/** Fills an empty database with the demo sites and their owner; on any other it only says what is there. */
export async function seedDemo(services: Omit<Services, 'log'>): Promise<DemoReport> {
  const { database, createId, now } = services;
  const known = await withLookup(
    database,
    (db) =>
      db
        .selectFrom('websites')
        .select(['identifier', 'title'])
        .orderBy('website_id')
        .limit(20)
        .execute(),
    'read',
  );
  if (known.length > 0) return { sites: known };

  const password = createPassword();
  const owner = {
    id: createId(),
    email: ownerEmail,
    displayName: 'Demo Owner',
    passwordHash: await hashPassword(password),
  };
  const token = await withLookup(database, async (db) => {
    await insertAccount(db, owner);
    return createOneTimeToken(db, {
      accountId: owner.id,
      purpose: 'signIn',
      expiresAt: new Date(now().getTime() + signInLinkMs),
    });
  });
  for (const site of demoSites)
    await seedSite(services, site, { accountId: owner.id, displayName: owner.displayName });
  return {
    sites: demoSites.map(({ identifier, title }) => ({ identifier, title })),
    login: { email: ownerEmail, password, token },
  };
}
