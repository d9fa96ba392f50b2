import { setTimeout as delay } from 'node:timers/promises';
import { createPage, createWebsite } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestProduct, setStoreSettings } from '../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestNodes, type TestNodes } from '../../testing/open-test-nodes.ts';
import { checkout, testStore, visitorWithCart } from '../../testing/test-checkout.ts';
import { testEngines } from '../database/test-database.ts';

/** Both clocks stand still, so that what one node held would stay for ever without the other's message. */
describe.runIf(testEngines().includes('postgres'))('two nodes on one PostgreSQL', () => {
  let nodes: TestNodes;
  let site: TestSite;
  beforeAll(async () => {
    nodes = await openTestNodes();
    site = await createTestSite(nodes.one);
    await setStoreSettings(site, testStore);
    await listening(2);
  });
  afterAll(() => nodes.close());

  const listeners = async () => {
    const { rows } = await nodes.one.database.execute(
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'sitewright listener'",
    );
    return rows.map(({ pid }) => Number(pid));
  };
  const listening = (count: number) =>
    vi.waitFor(async () => expect(await listeners()).toHaveLength(count), 5_000);
  const seenByOther = (path: string) => nodes.other.visitor('shop').get(path);

  /** Makes a change on one node, and tells whether the other one comes to show it, which only a message can bring about. */
  async function isSeenByOther(
    change: () => Promise<{ readonly status: number }>,
    isSeen: () => Promise<boolean>,
  ): Promise<boolean> {
    for (let time = 0; time < 3; time += 1) expect(await isSeen()).toBe(false);
    expect((await change()).status).toBeLessThan(300);
    return vi.waitFor(async () => (await isSeen()) || Promise.reject(new Error('not seen')), 5_000);
  }

  it('show a release published on the other node at once (SITE-03)', async () => {
    const base = `/api/websites/${site.websiteId}`;
    const { browser } = site.owner;
    const publish = () => browser.post(`${base}/releases`, { json: {} });
    const created = await browser.post(`${base}/pages`, { json: { title: 'Before' } });
    const { id } = created.as(createPage);
    expect(
      await isSeenByOther(publish, async () => (await seenByOther('/before')).status === 200),
    ).toBe(true);
    const title = { json: { title: 'After the publish' } };
    await browser.call('PATCH', `${base}/pages/${id}`, title);
    expect(
      await isSeenByOther(publish, async () =>
        (await seenByOther('/before')).text.includes('After the publish'),
      ),
    ).toBe(true);
  });

  it('show a new item, a changed stock and a deleted item at once', async () => {
    const { browser } = site.owner;
    const product = { itemId: '', variantId: '' };
    expect(
      await isSeenByOther(
        async () => {
          const created = await createTestProduct(site, [{ qtyInStock: 7 }], {
            title: 'Mug',
            urlId: 'mug',
          });
          Object.assign(product, { itemId: created.itemId, variantId: created.variants[0]!.id });
          return { status: 200 };
        },
        async () => (await seenByOther('/shop')).text.includes('"Mug"'),
      ),
    ).toBe(true);
    const hasInStock = async (pieces: number) =>
      (await seenByOther('/shop/mug')).text.includes(`"qtyInStock":${pieces}`);
    expect(await hasInStock(7)).toBe(true);
    const visitor = await visitorWithCart(site, product.variantId);
    expect(
      await isSeenByOther(
        () => checkout(visitor),
        () => hasInStock(6),
      ),
    ).toBe(true);
    const path = `/api/websites/${site.websiteId}/items`;
    expect(
      await isSeenByOther(
        () => browser.call('DELETE', `${path}/${product.itemId}`),
        async () => !(await seenByOther('/shop')).text.includes('"Mug"'),
      ),
    ).toBe(true);
  });

  it('show a changed website title at once', async () => {
    expect(
      await isSeenByOther(
        () =>
          site.owner.browser.call('PATCH', `/api/websites/${site.websiteId}`, {
            json: { title: 'Renamed' },
          }),
        async () => (await seenByOther('/')).text.includes('Renamed'),
      ),
    ).toBe(true);
  });

  it('serve a new website at once, although its host was cached as unknown', async () => {
    const { browser } = site.owner;
    const visit = () => nodes.other.visitor('brand-new').get('/');
    expect(
      await isSeenByOther(
        async () => {
          const created = await browser.post('/api/websites', {
            json: { identifier: 'brand-new', title: 'Brand new' },
          });
          const { id } = created.as(createWebsite);
          return browser.post(`/api/websites/${id}/releases`, { json: {} });
        },
        async () => (await visit()).status === 200,
      ),
    ).toBe(true);
  });

  it('invalidate the cached host when its locale changes, but not when an item or title does', async () => {
    const { hosts, revisions } = nodes.other.services;
    const { browser } = site.owner;
    const base = `/api/websites/${site.websiteId}`;
    const host = 'shop.localhost';
    const changes = [
      () => createTestProduct(site, [{ qtyInStock: 1 }], { title: 'Bowl', urlId: 'bowl' }),
      () => browser.call('PATCH', base, { json: { title: 'Bowls' } }),
    ];
    for (const change of changes) {
      await seenByOther('/');
      expect(revisions.peek(site.websiteId)).toBeDefined();
      await change();
      await vi.waitFor(() => expect(revisions.peek(site.websiteId)).toBeUndefined(), 5_000);
      await delay(100);
      // Nothing was requested since the message, so an answer that was dropped would still be missing.
      expect(hosts.peek(host)).toMatchObject({ kind: 'site' });
    }
    await browser.call('PATCH', base, { json: { locale: 'fr' } });
    await vi.waitFor(() => expect(hosts.peek(host)).toBeUndefined(), 5_000);
    await seenByOther('/');
    expect(hosts.peek(host)).toMatchObject({ site: { locale: 'fr' } });
  });

  it('invalidate all cached data after the listener connection was lost', async () => {
    const path = '/?lost';
    await seenByOther(path);
    // Changed by nobody who would announce it.
    await site.inTenant((tenant) =>
      tenant
        .updateTable('websites')
        .set((update) => ({ title: 'Unseen', dataRevision: update('dataRevision', '+', 1) }))
        .execute(),
    );
    expect((await seenByOther(path)).text).not.toContain('Unseen');
    for (const pid of await listeners())
      await nodes.one.database.execute(`select pg_terminate_backend(${pid})`);
    await vi.waitFor(async () => expect((await seenByOther(path)).text).toContain('Unseen'), 5_000);
    await listening(2);
  });

  it('notice a change after one second without a notification', async () => {
    await seenByOther('/?time');
    await site.inTenant((tenant) =>
      tenant
        .updateTable('websites')
        .set((update) => ({ title: 'In time', dataRevision: update('dataRevision', '+', 1) }))
        .execute(),
    );
    nodes.other.clock.now = new Date(nodes.other.clock.now.getTime() + 999);
    expect((await seenByOther('/?time')).text).not.toContain('In time');
    nodes.other.clock.now = new Date(nodes.other.clock.now.getTime() + 1);
    expect((await seenByOther('/?time')).text).toContain('In time');
  });

  it('ignore malformed notifications', async () => {
    for (const payload of ['', 'x', `x ${'z'.repeat(24)}`, 'a b c', `x ${site.websiteId}x`])
      await nodes.one.database.execute('select pg_notify($1, $2)', ['site_changes', payload]);
    expect((await seenByOther('/')).status).toBe(200);
  });
});
