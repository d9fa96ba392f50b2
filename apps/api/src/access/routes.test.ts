import { freshLoginPermissions, permissions } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { recordRoutes, type RegisteredRoute } from './registered-routes.ts';
import { specifiedLimits } from './specified-limits.ts';
import { specifiedRoutes, type SpecifiedRoute } from './specified-routes.ts';

let api: TestApi;
let registered: readonly RegisteredRoute[];
beforeAll(async () => {
  const { opened, routes } = await recordRoutes(() => openTestApi());
  api = opened;
  registered = routes;
});
afterAll(() => api.close());

const guards = { none: '-', publicWrite: 'origin', crumb: 'crumb', signature: 'signed' } as const;
const audiences = { public: 'anyone', account: 'account' } as const;

/** A registered route in the words of the table. */
function lineOf({ method, path, access }: RegisteredRoute): string {
  const who =
    access.audience === 'owner'
      ? `${access.permission}${access.fresh === true ? '*' : ''}`
      : audiences[access.audience];
  return [method, path, access.origin, who, guards[access.csrf], access.limit].join(' ');
}

/** The same of a row. What a handler chooses by itself is declared as the right to open the configuration area. */
function lineOfRow(row: SpecifiedRoute): string {
  const [permission = '', ...others] = row.permissions;
  const who =
    row.audience !== 'owner'
      ? row.audience
      : others.length > 0
        ? 'config.access'
        : `${permission}${row.isFresh ? '*' : ''}`;
  const limit = row.limit === 'none' ? 'read' : row.limit;
  return [row.method, row.path, row.host, who, row.guard, limit].join(' ');
}

describe('the registered routes', () => {
  it('match the specified host, audience, guard and limit of each route', () => {
    const lines = registered.filter(({ method }) => method !== 'HEAD').map(lineOf);
    expect(lines.toSorted()).toEqual(specifiedRoutes.map(lineOfRow).toSorted());
  });

  it('include a HEAD route with the same access for each GET route', () => {
    const asHead = registered
      .filter(({ method }) => method === 'GET')
      .map((route) => lineOf({ ...route, method: 'HEAD' }));
    const heads = registered.filter(({ method }) => method === 'HEAD').map(lineOf);
    expect(heads.toSorted()).toEqual(asHead.toSorted());
  });
});

describe('the specified routes', () => {
  it('have unique names', () => {
    const names = specifiedRoutes.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('have existing permissions and require a fresh login exactly where the permission does', () => {
    for (const route of specifiedRoutes)
      for (const permission of route.permissions) {
        expect(permissions).toContain(permission);
        expect([route.name, route.isFresh]).toEqual([
          route.name,
          freshLoginPermissions.has(permission),
        ]);
      }
  });

  it('use exactly the specified limits', () => {
    const used = new Set(
      specifiedRoutes.map(({ limit }) => limit).filter((limit) => limit !== 'none'),
    );
    expect([...used].toSorted()).toEqual(Object.keys(specifiedLimits).toSorted());
  });

  it('have a guard unless their method is GET', () => {
    for (const { name, method, guard } of specifiedRoutes)
      expect([name, guard !== '-']).toEqual([name, method !== 'GET']);
  });
});
