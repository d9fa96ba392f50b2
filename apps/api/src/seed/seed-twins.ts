import { randomBytes } from 'node:crypto';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { insertAccount } from '../features/accounts/accounts.queries.ts';
import { withLookup, withTenant } from '../platform/database/index.ts';
import { hashPassword } from '../platform/security/password.ts';
import type { Services } from '../platform/services.ts';
import { seedSite } from './seed-site.ts';
import { demoSites } from './demo-sites.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

export interface Twin {
  readonly websiteId: string;
  readonly identifier: string;
  readonly owner: Person;
  readonly members: readonly Person[];
  readonly collaborators: readonly Person[];
}

const createPassword = () => randomBytes(9).toString('base64url');

/** Two equal websites with a person for each role, for tests of tenant isolation. */
export async function seedTwins(
  services: Omit<Services, 'log'>,
): Promise<{ readonly twins: readonly Twin[] }> {
  const suffix = randomBytes(3).toString('hex');
  return {
    twins: [
      await seedTwin(services, `twin-a-${suffix}`),
      await seedTwin(services, `twin-b-${suffix}`),
    ],
  };
}

async function seedTwin(services: Omit<Services, 'log'>, identifier: string): Promise<Twin> {
  const { database, createId } = services;
  async function createAccount(role: string): Promise<Person> {
    const person = {
      id: createId(),
      email: `${role.toLowerCase()}@${identifier}.example`,
      password: createPassword(),
      role,
    };
    const passwordHash = await hashPassword(person.password);
    await withLookup(database, (db) =>
      insertAccount(db, { id: person.id, email: person.email, displayName: role, passwordHash }),
    );
    return person;
  }

  const owner = await createAccount('OWNER');
  // The shop has products, a form and a members' page: all data that could leak.
  const template = demoSites.find((site) => site.identifier === 'shop') ?? demoSites[0]!;
  const websiteId = await seedSite(
    services,
    { ...template, identifier },
    { accountId: owner.id, displayName: 'Owner' },
  );

  const collaborators: Person[] = [];
  for (const code of collaboratorRole.codes) {
    const person = await createAccount(collaboratorRole.nameOf(code));
    await withTenant(database, { websiteId, actorId: undefined }, (tenant) =>
      tenant
        .insertInto('contributors')
        .values({ accountId: person.id, roles: [code] })
        .execute(),
    );
    collaborators.push(person);
  }
  const members: Person[] = [];
  for (const name of ['first', 'second']) {
    const person = {
      id: createId(),
      email: `${name}@${identifier}.example`,
      password: createPassword(),
      role: 'MEMBER',
    };
    const passwordHash = await hashPassword(person.password);
    await withTenant(database, { websiteId, actorId: undefined }, (tenant) =>
      tenant
        .insertInto('members')
        .values({
          memberId: person.id,
          email: person.email,
          displayName: name,
          passwordHash,
        })
        .execute(),
    );
    members.push(person);
  }
  return { websiteId, identifier, owner, members, collaborators };
}
