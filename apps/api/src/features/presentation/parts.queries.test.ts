import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { emptyNavigation } from '../websites/default-styles.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

it('sets updatedAt of a changed presentation part to the time of the server', async () => {
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_000);
  await site.owner.browser.call('PUT', `/api/websites/${site.websiteId}/navigation`, {
    json: emptyNavigation,
  });
  const { updatedAt: at } = await site.inTenant((tenant) =>
    tenant
      .selectFrom('presentationParts')
      .where('part', '=', 'navigation')
      .select('updatedAt')
      .executeTakeFirstOrThrow(),
  );
  expect(at).toEqual(api.clock.now);
});
