import {
  collaboratorRole,
  permissionHolders,
  rolePermissions,
  type Permission,
  type PermissionHolder,
} from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedTables } from '../testing/changed-tables.ts';
import { setStoreSettings } from '../testing/create-test-product.ts';
import {
  createTestAccount,
  createTestContributor,
  createTestSite,
  type TestAccount,
  type TestSite,
} from '../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { testStore } from '../testing/test-checkout.ts';
import type { TestResponse, TestClient } from '../testing/test-client.ts';
import { ownerCallOf, ownerCalls } from './calls/owner-calls.ts';
import type { PrepareCall, ValidCall } from './calls/prepared-call.ts';
import { specifiedRoutes, type SpecifiedRoute } from './specified-routes.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  await setStoreSettings(site, testStore);
});
afterAll(() => api.close());

/** A call of an owner's route, and the permission that it takes. */
interface OwnerCase {
  readonly name: string;
  readonly method: SpecifiedRoute['method'];
  readonly permission: Permission;
  readonly prepare: PrepareCall;
}

const ownerRoutes = specifiedRoutes.filter(({ audience }) => audience === 'owner');
const cases: readonly OwnerCase[] = ownerRoutes.flatMap((route) =>
  route.permissions.map((permission) => ({
    name: `${route.name} for ${permission}`,
    method: route.method,
    permission,
    prepare: ownerCallOf(route, permission),
  })),
);

const holds = (role: PermissionHolder, permission: Permission) =>
  rolePermissions[role].has(permission);

const accounts = new Map<string, Promise<TestAccount>>();
/** A collaborator with these roles; the same one for the same roles. */
function collaborator(roles: readonly (typeof collaboratorRole.codes)[number][]) {
  const key = roles.join();
  const known = accounts.get(key) ?? createTestContributor(api, site, roles);
  accounts.set(key, known);
  return known;
}

const send = (browser: TestClient, method: SpecifiedRoute['method'], call: ValidCall) =>
  browser.call(method, call.url, call);

/** The website's tables that a piece of work changes; nothing that is rejected changes one. */
const changes = (work: () => Promise<void>) => changedTables(api.database, site.websiteId, work);

function expectForbidden(name: string, { status, body }: TestResponse): void {
  const { requestId, ...rest } = body;
  expect([name, status, rest]).toEqual([
    name,
    403,
    { error: 'Unauthorized request', code: 'authorizationFail', authorizationFail: true },
  ]);
  expect(requestId).toEqual(expect.any(String));
}

const prepared = new Map<string, Promise<ValidCall>>();
/** A valid call that nobody has made yet: it stays valid for as long as it is rejected. */
function unused({ name, prepare }: OwnerCase): Promise<ValidCall> {
  const call = prepared.get(name) ?? prepare({ api, site });
  prepared.set(name, call);
  return call;
}

it('defines a test call for exactly the owner routes', () => {
  const names = ownerRoutes.map(({ name }) => name);
  expect(Object.keys(ownerCalls).toSorted()).toEqual(names.toSorted());
});

describe('a collaborator with every role that lacks the permission of a route', () => {
  const beyondAccess = cases.filter(({ permission }) => permission !== 'config.access');

  it.each(beyondAccess)('is rejected: $name', async (one) => {
    const roles = collaboratorRole.codes.filter((role) => !holds(role, one.permission));
    expect(roles.some((role) => holds(role, 'config.access'))).toBe(true);
    const { browser } = await collaborator(roles);
    const call = await unused(one);
    const changed = await changes(async () =>
      expectForbidden(one.name, await send(browser, one.method, call)),
    );
    expect(changed).toEqual([]);
  });
});

describe('the permission matrix', () => {
  const nameOf = (holder: PermissionHolder) =>
    holder === 'OWNER' ? holder : collaboratorRole.nameOf(holder);
  const holders = permissionHolders.map((holder) => ({ holder, name: nameOf(holder) }));

  const limited = holders.flatMap(({ holder, name }) =>
    holder === 'OWNER' ? [] : [{ holder, name }],
  );

  it('lets the owner call every route', () => {
    expect(cases.filter(({ permission }) => !holds('OWNER', permission))).toEqual([]);
  });

  it.each(limited)(
    'rejects every route for which $name lacks the permission (ROLE-08)',
    async ({ holder }) => {
      const { browser } = await collaborator([holder]);
      const rejected = cases.filter(({ permission }) => !holds(holder, permission));
      const calls = await Promise.all(rejected.map(unused));
      const changed = await changes(async () => {
        for (const [index, { name, method }] of rejected.entries())
          expectForbidden(name, await send(browser, method, calls[index]!));
      });
      expect(changed).toEqual([]);
    },
  );

  it.each(holders)(
    'allows every route for which $name has the permission (ROLE-04 to ROLE-07)',
    async ({ holder, name }) => {
      // Of a website of its own: the owner gives it away in the end.
      const own = holder === 'OWNER' ? await createTestSite(api, 'given-away') : site;
      if (holder === 'OWNER') await setStoreSettings(own, testStore);
      const { browser } = holder === 'OWNER' ? own.owner : await collaborator([holder]);
      const isLast = ({ permission }: OwnerCase) => permission === 'site.transfer';
      const allowed = cases
        .filter(({ permission }) => holds(holder, permission))
        .toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));
      for (const one of allowed) {
        const response = await send(browser, one.method, await one.prepare({ api, site: own }));
        expect([name, one.name, response.status]).toEqual([name, one.name, 200]);
      }
    },
  );
});

describe('an account without a role on the website', () => {
  it('receives 403 from every owner route, as does the owner of another website (ROLE-09)', async () => {
    const stranger = await createTestAccount(api);
    const neighbor = await createTestSite(api, 'neighbor');
    const calls = await Promise.all(cases.map(unused));
    const changed = await changes(async () => {
      for (const { browser } of [stranger, neighbor.owner])
        for (const [index, { name, method }] of cases.entries())
          expectForbidden(name, await send(browser, method, calls[index]!));
    });
    expect(changed).toEqual([]);
  });
});

describe('a browser that is not logged in', () => {
  it('receives 401 loginRequired from every owner route (ROLE-08)', async () => {
    const calls = await Promise.all(cases.map(unused));
    const changed = await changes(async () => {
      for (const [index, { name, method }] of cases.entries()) {
        const { status, body } = await send(api.config(), method, calls[index]!);
        expect([name, status, body]).toMatchObject([
          name,
          401,
          { error: 'Unauthorized request', code: 'loginRequired', loginRequired: true },
        ]);
      }
    });
    expect(changed).toEqual([]);
  });
});
