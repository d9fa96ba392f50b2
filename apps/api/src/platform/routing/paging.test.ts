import {
  listAssets,
  listCollections,
  listForms,
  listItems,
  listMail,
  listOrders,
  listPages,
  listReleases,
  listSubmissions,
  listWebsites,
} from '@sitewright/contracts/api';
import { collectionType } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAsset } from '../../features/assets/asset.queries.ts';
import { insertCollection } from '../../features/collections/collection.queries.ts';
import { writeFormRow } from '../../features/forms/forms.queries.ts';
import { insertPage } from '../../features/pages/pages.queries.ts';
import { insertWebsite } from '../../features/websites/websites.queries.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { withTenant, type Tenant } from '../database/index.ts';

/** More than one call answers. */
const many = 105;
const each = Array.from({ length: many }, (_, index) => index);

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  await site.inTenant(fill);
  const { accountId } = site.owner;
  for (const index of each) {
    const websiteId = api.services.createId();
    await withTenant(api.database, { websiteId, actorId: undefined }, (tenant) =>
      insertWebsite(tenant, { identifier: `site-${index}`, title: 'Site', accountId }),
    );
  }
});
afterAll(() => api.close());

async function fill(tenant: Tenant): Promise<void> {
  const { websiteId, shopId, owner } = site;
  const id = api.services.createId;
  const bytes = (index: number) => Buffer.from(`bytes ${index}`);
  const formId = id();
  const base = { websiteId, kind: 'image', contentType: 'image/png', sizeBytes: 1 } as const;
  for (const index of each) {
    const [title, urlId] = [`Page ${index}`, `page-${index}`];
    await insertAsset(tenant, { ...base, assetId: id(), fileName: `${index}.png`, sha256: 'a' });
    await writeFormRow(
      tenant,
      { ...formDraftOf(), id: index === 0 ? formId : id() },
      api.clock.now,
    );
    const collectionId = id();
    await insertCollection(tenant, { collectionId, title, type: collectionType.GALLERY });
    await insertPage(tenant, {
      pageId: id(),
      title,
      urlId,
      kind: 'collection',
      collectionId,
    });
  }
  await tenant
    .insertInto('items')
    .values(
      each.map((index) => ({
        itemId: id(),
        collectionId: shopId,
        recordType: 11,
        title: `Item ${index}`,
        urlId: `item-${index}`,
        workflowState: 1,
      })),
    )
    .execute();
  await tenant
    .insertInto('submissions')
    .values(
      each.map((index) => ({
        submissionId: id(),
        formId,
        keyHash: bytes(index),
        answers: JSON.stringify({ values: {}, texts: [] }),
        page: JSON.stringify({ path: '/', title: 'Home' }),
        spamReason: index % 5 === 0 ? 'Spam' : null,
      })),
    )
    .execute();
  await tenant
    .insertInto('orders')
    .values(
      each.map((index) => ({
        orderId: id(),
        number: index,
        cartId: id(),
        tokenHash: bytes(index),
        idempotencyKey: `key ${index}`,
        fingerprint: bytes(index),
        email: 'ada@example.com',
        currency: 'EUR',
        subtotalCents: 0,
        discountCents: 0,
        shippingCostCents: 0,
        taxCents: 0,
        grandTotalCents: 0,
        trace: '[]',
        state: index % 5 === 0 ? ('fulfilled' as const) : ('pending' as const),
        fulfillmentState: index % 5 === 0 ? ('fulfilled' as const) : ('unfulfilled' as const),
        paymentState: 'paid' as const,
      })),
    )
    .execute();
  const rendered = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await tenant
    .insertInto('outbox')
    .values(
      each.map((index) => ({
        outboxId: id(),
        kind: 'mail' as const,
        cause: `cause ${index}`,
        payload: JSON.stringify({ to: 'ada@example.com', rendered }),
        state: 'stored' as const,
      })),
    )
    .execute();
  await tenant
    .insertInto('releases')
    .values(
      each.map((index) => ({
        releaseId: id(),
        number: index + 2,
        accountId: owner.accountId,
        author: 'Ada',
        changes: '[]',
      })),
    )
    .execute();
}

const lists = {
  websites: { endpoint: listWebsites, total: many + 1 },
  pages: { endpoint: listPages, total: many + 2 },
  collections: { endpoint: listCollections, total: many + 1 },
  items: { endpoint: listItems, total: many },
  assets: { endpoint: listAssets, total: many },
  forms: { endpoint: listForms, total: many },
  submissions: { endpoint: listSubmissions, total: many },
  'submissions that are no spam': { endpoint: listSubmissions, total: 84, filter: 'spam=false' },
  orders: { endpoint: listOrders, total: many },
  'orders that are pending': { endpoint: listOrders, total: 84, filter: 'state=pending' },
  mail: { endpoint: listMail, total: many },
  releases: { endpoint: listReleases, total: many + 1 },
} as const;

it.each(Object.keys(lists) as (keyof typeof lists)[])(
  'paginates all %s without duplicates and returns the total with each page',
  async (name) => {
    const { endpoint, total, ...more } = lists[name];
    const filter = 'filter' in more ? more.filter : '';
    const path = endpoint.path
      .replace(':websiteId', site.websiteId)
      .replace(':collectionId', site.shopId);
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const from = cursor === '' ? '' : `&cursor=${cursor}`;
      const response = await site.owner.browser.get(`${path}?limit=40&${filter}${from}`);
      const page: { rows: { id: string }[]; nextCursor: string | null; total: number } =
        response.as(endpoint);
      expect(page.total).toBe(total);
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
  },
);

it('returns assets by their ids, but none of another website', async () => {
  const path = listAssets.path.replace(':websiteId', site.websiteId);
  const { rows } = (await site.owner.browser.get(`${path}?limit=3`)).as(listAssets);
  const ids = rows.map(({ id }) => id);
  const named = await site.owner.browser.get(`${path}?ids=${ids.join(',')},${'f'.repeat(24)}`);
  expect(named.as(listAssets)).toMatchObject({ rows, total: 3, nextCursor: null });
  expect((await site.owner.browser.get(`${path}?ids=x`)).status).toBe(400);
  const other = await createTestSite(api, 'other');
  const otherPath = listAssets.path.replace(':websiteId', other.websiteId);
  const foreign = await other.owner.browser.get(`${otherPath}?ids=${ids.join(',')}`);
  expect(foreign.as(listAssets)).toEqual({ rows: [], nextCursor: null, total: 0 });
});
