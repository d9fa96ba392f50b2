import { categoriesBelow, categoryPath, toCategoryParents } from '@sitewright/contracts/categories';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { replaceCategoryParents } from './categories.queries.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const entries = fc
  .uniqueArray(fc.record({ name, parent: name }), { selector: (entry) => entry.name })
  .map((list) => list.filter((entry) => entry.name !== entry.parent));

it('the functions of the database find what the rules in code find, also where parents repeat', async () => {
  await fc.assert(
    fc.asyncProperty(entries, name, name, async (list, one, other) => {
      const parents = toCategoryParents(list);
      const found = await site.inTenant(async (tenant) => {
        await replaceCategoryParents(tenant, list);
        const { rows } = await sql<{ below: string[]; above: string[] }>`
          select categories_below(${tenant.websiteId}, ${one}) as below,
            categories_with_parents(${tenant.websiteId}, ${[one, other]}::text[]) as above
        `.execute(tenant);
        return rows[0];
      });
      expect(found?.below.toSorted()).toEqual([...categoriesBelow(one, parents)].toSorted());
      const above = new Set([one, other].flatMap((each) => categoryPath(each, parents)));
      expect(found?.above.toSorted()).toEqual([...above].toSorted());
    }),
    { numRuns: 40 },
  );
});
