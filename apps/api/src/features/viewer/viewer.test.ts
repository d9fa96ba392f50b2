import { readViewer } from '@sitewright/contracts/api';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestContributor,
  createTestSite,
  type TestAccount,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import type { TestClient } from '../../testing/test-client.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const viewer = async (browser: TestClient) => (await browser.get('/api/viewer')).as(readViewer);
const nobody = {
  authenticatedAccount: null,
  websiteRoles: [],
  isViewerOnly: false,
  member: null,
  cart: null,
};

/** Opens the site from the config area, as the owner does with a click. */
async function openSite(account: TestAccount, into = site): Promise<TestClient> {
  const visit = await account.browser.get(`/visit/${into.identifier}`);
  const { pathname, search } = new URL(String(visit.headers.location));
  const browser = into.visitor();
  await browser.get(`${pathname}${search}`);
  return browser;
}

describe('the viewer', () => {
  it('is anonymous without a cookie, and is not cacheable', async () => {
    const response = await site.visitor().get('/api/viewer');
    expect(response.as(readViewer)).toEqual(nobody);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('contains the cart until it is purchased', async () => {
    const visitor = site.visitor();
    const variantId = await createTestVariant(site, { price: 1250 });
    await visitor.post('/api/cart/entries', { json: { variantId, quantity: 2 } });
    const cart = { totalQuantity: 2, subtotalCents: 2500, currency: 'USD' };
    expect(await viewer(visitor)).toEqual({ ...nobody, cart });
    await site.inTenant((tenant) =>
      tenant.updateTable('carts').set({ orderId: api.services.createId() }).execute(),
    );
    expect(await viewer(visitor)).toEqual(nobody);
  });

  it('contains the account and its roles after a visit from the configuration area', async () => {
    const editor = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    expect(await viewer(await openSite(site.owner))).toMatchObject({
      authenticatedAccount: { id: site.owner.accountId, displayName: 'Ada' },
      isViewerOnly: false,
    });
    expect(await viewer(await openSite(editor))).toMatchObject({
      websiteRoles: [collaboratorRole.EDITOR],
      isViewerOnly: false,
    });
    const guest = await createTestContributor(api, site, [collaboratorRole.VIEWER]);
    expect(await viewer(await openSite(guest))).toMatchObject({ isViewerOnly: true });
  });

  it('has no roles and is a viewer only after the contributor is removed (ROLE-03)', async () => {
    const editor = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const browser = await openSite(editor);
    expect(await viewer(browser)).toMatchObject({ isViewerOnly: false });
    await site.inTenant((tenant) =>
      tenant.deleteFrom('contributors').where('accountId', '=', editor.accountId).execute(),
    );
    expect(await viewer(browser)).toMatchObject({ websiteRoles: [], isViewerOnly: true });
  });

  it('is anonymous after the session in the configuration area ends', async () => {
    const account = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const browser = await openSite(account);
    expect((await viewer(browser)).authenticatedAccount).not.toBeNull();
    await account.browser.post('/api/auth/Logout');
    expect(await viewer(browser)).toEqual(nobody);
  });

  it('is anonymous after a logout on the site, which also ends the session in the configuration area', async () => {
    const account = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const browser = await openSite(account);
    const old = browser.cookies.get('sw_presence');
    expect((await browser.post('/api/auth/Logout')).status).toBe(200);
    expect(browser.cookies.get('sw_marker')).toBeUndefined();
    expect((await account.browser.get('/api/account')).status).toBe(401);
    browser.cookies.set('sw_presence', old!);
    expect(await viewer(browser)).toEqual(nobody);
  });

  it('stays logged in if its cookies are used for a logout on another website', async () => {
    const other = await createTestSite(api, 'not-mine-either');
    const account = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const browser = await openSite(account);
    const otherVisitor = other.visitor();
    for (const [name, value] of browser.cookies) otherVisitor.cookies.set(name, value);
    await otherVisitor.post('/api/auth/Logout');
    expect((await viewer(browser)).authenticatedAccount).not.toBeNull();
  });

  it('is anonymous on another website', async () => {
    const other = await createTestSite(api, 'not-mine');
    const browser = await openSite(site.owner);
    const otherVisitor = other.visitor();
    for (const [name, value] of browser.cookies) otherVisitor.cookies.set(name, value);
    expect(await viewer(otherVisitor)).toEqual(nobody);
  });
});
