import {
  createForm,
  readHeaderFooter,
  readItem,
  readOverlays,
  writeHeaderFooter,
  writeOverlays,
} from '@sitewright/contracts/api';
import { defaultOverlays } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct } from '../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const base = () => `/api/websites/${site.websiteId}`;
const headers = () => ({ 'x-website-id': site.websiteId });

interface Written {
  readonly path: string;
  /** What is read and sent back whole, with its revision. */
  readonly read: () => Promise<Readonly<Record<string, unknown>>>;
  readonly method?: 'PUT' | 'PATCH';
  /** Two changes of different members, by two people. */
  readonly changes: readonly [object, object];
}

const stored = async (path: string) => (await site.owner.browser.get(path)).body;

const things: Readonly<Record<string, () => Promise<Written>>> = {
  styles: async () => ({
    path: `${base()}/styles`,
    read: () => stored(`${base()}/styles`),
    changes: [{ scale: { basePx: 20, ratio: 1.2 } }, { scale: { basePx: 18, ratio: 1.3 } }],
  }),
  navigation: async () => ({
    path: `${base()}/navigation`,
    read: () => stored(`${base()}/navigation`),
    changes: [
      { main: [{ title: 'Shop', href: '/shop' }] },
      { footer: [{ title: 'Terms', href: '/terms' }] },
    ],
  }),
  business: async () => ({
    path: `${base()}/business`,
    read: () => stored(`${base()}/business`),
    changes: [{ phone: '+49 40 123456' }, { email: 'quay@example.com' }],
  }),
  form: async () => {
    const response = await site.owner.browser.post(`${base()}/forms`, { json: formDraftOf() });
    const { id } = response.as(createForm);
    return {
      path: `${base()}/forms/${id}`,
      async read() {
        const { rows } = (await stored(`${base()}/forms`)) as unknown as {
          rows: { id: string }[];
        };
        const { id: _id, ...form } = rows.find((row) => row.id === id)!;
        return form;
      },
      changes: [{ name: 'Write to us' }, { submitButtonText: 'Off it goes' }],
    };
  },
  page: async () => {
    const created = await site.owner.browser.post(`${base()}/pages`, { json: { title: 'About' } });
    const path = `${base()}/pages/${String(created.body['id'])}`;
    return {
      path,
      method: 'PATCH',
      async read() {
        const { title, urlId, access, isHidden, seo, revision } = await stored(path);
        return { title, urlId, access, isHidden, seo, revision };
      },
      changes: [{ title: 'About us' }, { isHidden: true }],
    };
  },
  item: async () => {
    const { itemId } = await createTestProduct(site);
    const path = `${base()}/items/${itemId}`;
    return {
      path,
      async read() {
        const { id: _id, collectionId: _in, recordType: _type, ...item } = await stored(path);
        return item;
      },
      changes: [{ excerpt: 'Made by hand' }, { title: 'Another name' }],
    };
  },
};

describe.each(Object.entries(things))('a full update of the resource: %s', (_, open) => {
  it('gets 409 if its revision is outdated, and 200 with the present revision or without one', async () => {
    const { path, read, method = 'PUT', changes } = await open();
    const write = (json: object) => site.owner.browser.call(method, path, { json });
    const before = await read();
    expect(before['revision']).toEqual(expect.any(String));
    const first = await write({ ...before, ...changes[0] });
    expect(first.status).toBe(200);

    const late = await write({ ...before, ...changes[1] });
    expect([late.status, late.body['code']]).toEqual([409, 'conflict']);
    const now = await read();
    expect(now).toMatchObject(changes[0]);
    expect(first.body['revision']).toBe(now['revision']);

    expect((await write({ ...now, ...changes[1] })).status).toBe(200);
    const { revision: _revision, ...blind } = { ...before };
    expect((await write(blind)).status).toBe(200);
  });
});

describe('header and footer', () => {
  const read = async () =>
    (await site.owner.browser.get('/api/site-header-footer', { headers: headers() })).as(
      readHeaderFooter,
    );
  const write = (json: object) =>
    site.owner.browser.call('PUT', '/api/site-header-footer', { headers: headers(), json });

  it('are updated independently, each with its own revision', async () => {
    const { data, revisions } = await read();
    const footer = { ...data.footer, sections: [] };
    expect((await write({ footer, revisions })).status).toBe(200);
    const header = { ...data.header, tagline: 'Open every day' };
    const written = (await write({ header, revisions })).as(writeHeaderFooter);
    expect(written.data).toEqual({ header, footer });

    const late = await write({ header: { ...header, tagline: 'Closed' }, revisions });
    expect([late.status, late.body['code']]).toEqual([409, 'conflict']);
    expect(await read()).toEqual(written);
  });
});

describe('bars and popup', () => {
  const path = () => `${base()}/overlays`;
  const read = async () => (await site.owner.browser.get(path())).as(readOverlays);
  const write = (json: object) => site.owner.browser.call('PUT', path(), { json });

  it('have default values, and are updated independently, each with its own revision', async () => {
    const { data, revisions } = await read();
    expect(data).toEqual(defaultOverlays);
    const announcementBar = { isEnabled: true, text: 'Closed on Monday', link: null };
    expect((await write({ announcementBar, revisions })).status).toBe(200);
    const mobileInfoBar = { style: 3 };
    const written = (await write({ mobileInfoBar, revisions })).as(writeOverlays);
    expect(written.data).toEqual({ ...defaultOverlays, announcementBar, mobileInfoBar });

    const late = await write({ announcementBar: { ...announcementBar, text: '' }, revisions });
    expect([late.status, late.body['code']]).toEqual([409, 'conflict']);
    expect(await read()).toEqual(written);
  });

  it('get 200 and 409 when two requests write them for the first time concurrently', async () => {
    const other = await createTestSite(api, 'first-overlays');
    const address = `/api/websites/${other.websiteId}/overlays`;
    const { revisions } = (await other.owner.browser.get(address)).as(readOverlays);
    const responses = await Promise.all(
      ['One', 'Two'].map((text) =>
        other.owner.browser.call('PUT', address, {
          json: { announcementBar: { isEnabled: true, text, link: null }, revisions },
        }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });
});

it('does not change the revision of an item when its stock quantity changes', async () => {
  const { itemId } = await createTestProduct(site, [{ unlimited: false, qtyInStock: 5 }]);
  const path = `${base()}/items/${itemId}`;
  const { revision } = (await site.owner.browser.get(path)).as(readItem);
  await site.inTenant((tenant) =>
    tenant.updateTable('variants').set({ qtyInStock: 4 }).where('itemId', '=', itemId).execute(),
  );
  const now = (await site.owner.browser.get(path)).as(readItem);
  expect(now.product?.variants[0]?.qtyInStock).toBe(4);
  expect(now.revision).toBe(revision);
});
