import { collectionType, cookieName, type CollaboratorRole } from '@sitewright/contracts/codes';
import { insertAccount } from '../features/accounts/accounts.queries.ts';
import { insertCollection } from '../features/collections/collection.queries.ts';
import { insertPage } from '../features/pages/pages.queries.ts';
import { writePart } from '../features/presentation/parts.queries.ts';
import { listPending } from '../features/releases/pending.queries.ts';
import { writeRelease } from '../features/releases/write-release.ts';
import { defaultHeaderFooter, emptyNavigation } from '../features/websites/default-styles.ts';
import { defaultStyles } from '@sitewright/contracts/entities';
import { insertWebsite, reserveIdentifier } from '../features/websites/websites.queries.ts';
import { withLookup, withTenant, type Tenant } from '../platform/database/index.ts';
import { openSession } from '../platform/sessions/owner-session.ts';
import type { TestApi } from './open-test-api.ts';
import type { TestClient } from './test-client.ts';

/** An account that is logged in on the configuration origin. */
export interface TestAccount {
  readonly accountId: string;
  readonly browser: TestClient;
}

/** A published website with a homepage and a shop at `/shop`. */
export interface TestSite {
  readonly websiteId: string;
  readonly identifier: string;
  readonly owner: TestAccount;
  readonly shopId: string;
  readonly shopPageId: string;
  /** A new visitor of the site. */
  visitor(): TestClient;
  /** Runs `work` in the website's tenant, and commits. */
  inTenant<T>(work: (tenant: Tenant) => Promise<T>): Promise<T>;
}

let accountCount = 0;

export async function createTestAccount(api: TestApi, displayName = 'Ada'): Promise<TestAccount> {
  const accountId = api.services.createId();
  accountCount += 1;
  const email = `account-${accountCount}@example.com`;
  const account = { accountId, browser: api.config() };
  await withLookup(api.database, (db) =>
    insertAccount(db, { id: accountId, email, displayName, passwordHash: 'none' }),
  );
  await logIn(api, account);
  return account;
}

/** Opens a session for the account: the first one, or another after an expired one. */
export async function logIn(api: TestApi, { accountId, browser }: TestAccount): Promise<void> {
  const token = await withLookup(api.database, (db) =>
    openSession(db, accountId, false, api.clock.now),
  );
  browser.cookies.set(cookieName('session', api.services.settings), token);
}

/** An account with only these roles on the website. */
export async function createTestContributor(
  api: TestApi,
  site: TestSite,
  roles: readonly CollaboratorRole[],
): Promise<TestAccount> {
  const account = await createTestAccount(api);
  await site.inTenant((tenant) =>
    tenant
      .insertInto('contributors')
      .values({ accountId: account.accountId, roles: [...roles] })
      .execute(),
  );
  return account;
}

export async function createTestSite(api: TestApi, identifier = 'shop'): Promise<TestSite> {
  const { database, services, clock } = api;
  const owner = await createTestAccount(api);
  const websiteId = services.createId();
  const shopId = services.createId();
  const shopPageId = services.createId();
  const inTenant: TestSite['inTenant'] = (work) =>
    withTenant(database, { websiteId, actorId: undefined }, work);

  await withLookup(database, (db) => reserveIdentifier(db, identifier, websiteId, clock.now));
  await inTenant(async (tenant) => {
    const title = `The ${identifier}`;
    await insertWebsite(tenant, { identifier, title, accountId: owner.accountId });
    await writePart(tenant, 'styles', defaultStyles, clock.now);
    await writePart(tenant, 'navigation', emptyNavigation, clock.now);
    await writePart(tenant, 'headerFooter', defaultHeaderFooter, clock.now);
    const pageId = services.createId();
    await insertPage(tenant, { pageId, title: 'Home', urlId: 'home', isHomepage: true });
    const shop = { websiteId, collectionId: shopId, title: 'Shop' };
    await insertCollection(tenant, { ...shop, type: collectionType.PRODUCTS });
    await insertPage(tenant, { ...shop, pageId: shopPageId, kind: 'collection', urlId: 'shop' });
    await writeRelease(tenant, {
      releaseId: services.createId(),
      accountId: owner.accountId,
      author: 'Ada',
      note: '',
      restoredFrom: null,
      entries: await listPending(tenant),
      now: clock.now,
    });
  });
  return {
    websiteId,
    identifier,
    owner,
    shopId,
    shopPageId,
    visitor: () => api.visitor(identifier),
    inTenant,
  };
}
