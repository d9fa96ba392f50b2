import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenantDigest } from '../../platform/tenancy/tenant-digest.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { createTestProduct } from '../../testing/create-test-product.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { writeFormRow } from '../forms/forms.queries.ts';

let api: TestApi;
let site: TestSite;
let formId: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  formId = api.services.createId();
  const form = { ...formDraftOf(), id: formId };
  await site.inTenant((tenant) => writeFormRow(tenant, form, api.clock.now));
});
afterAll(() => api.close());

it('lets a visitor view published pages and submit forms, and rejects all other endpoints (ROLE-01)', async () => {
  const { itemId } = await createTestProduct(site);
  const visitor = site.visitor();
  for (const path of ['/', '/shop', '/shop/moss'])
    expect((await visitor.get(path)).status).toBe(200);
  const fields = { formId, 'fields[email]': 'ada@example.com' };
  expect((await visitor.post('/api/form/post', { form: fields })).status).toBe(303);

  const before = await tenantDigest(api.database, site.websiteId);
  const ids: Readonly<Record<string, string>> = {
    websiteId: site.websiteId,
    collectionId: site.shopId,
    pageId: site.shopPageId,
    formId,
    itemId,
  };
  const closed = api.app.declaredRoutes.filter(({ access }) => access.audience !== 'public');
  expect(closed.length).toBeGreaterThan(30);
  for (const { endpoint } of closed) {
    const url = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? itemId);
    const call = { json: {}, headers: { 'x-website-id': site.websiteId } };
    for (const browser of [site.visitor(), api.config()]) {
      const { status } = await browser.call(endpoint.method, url, call);
      expect([401, 404], `${endpoint.method} ${url}`).toContain(status);
    }
  }
  expect(await tenantDigest(api.database, site.websiteId)).toBe(before);
});
