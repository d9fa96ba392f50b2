import { collaboratorRole, pageType, workflowState } from '@sitewright/contracts/codes';
import type { MailView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { rateOf, shipsTo } from '../../../testing/test-checkout.ts';
import {
  createTestContributor,
  createTestSite,
  type TestAccount,
  type TestSite,
} from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { viewOf } from '../../../testing/test-renderer.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const path = '/commerce/email-preview';
const html = { headers: { accept: 'text/html' } };

/** Opens the preview from the configuration area, like a click of the account. */
async function openPreview(account: TestAccount, into = site) {
  const visit = await account.browser.get(`/visit/${into.identifier}?path=${path}`);
  const { pathname, search } = new URL(String(visit.headers.location));
  const browser = into.visitor();
  const onwards = await browser.get(`${pathname}${search}`);
  return onwards.status === 302 ? browser.get(String(onwards.headers.location), html) : onwards;
}
const mailOf = (text: string) => {
  const { main } = viewOf(text);
  if (main.kind !== 'mailPreview') throw new Error(`It shows ${main.kind}.`);
  return JSON.parse(main.mail.text) as Extract<MailView, { kind: 'orderConfirmation' }>;
};

describe('the email preview of a store', () => {
  it('shows the order confirmation to the owner, and is never cached (ROUTE-34, ROUTE-38)', async () => {
    const result = await openPreview(site.owner);
    expect([result.status, result.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const { context, head } = viewOf(result.text);
    expect(context.pageType).toBe(pageType.COMMERCE_EMAIL_PREVIEW);
    expect(head.noIndex).toBe(true);
    const { kind, order } = mailOf(result.text);
    expect(kind).toBe('orderConfirmation');
    expect(order.lines.map(({ title }) => title)).toEqual(['The shop']);
  });

  it('renders one page only', async () => {
    const drawn = vi.spyOn(api.services.renderer, 'renderPage');
    await openPreview(site.owner);
    const kinds = drawn.mock.calls.map(([view]) => view.main.kind);
    drawn.mockRestore();
    expect(kinds).toEqual(['mailPreview']);
  });

  it('uses the store’s products, with present prices and its shipping method', async () => {
    const shop = await createTestSite(api, 'mugs');
    const priced = { price: 2400, salePrice: 1900, onSale: true };
    await createTestVariant(shop, priced, { title: 'Mug' });
    await createTestVariant(
      shop,
      { price: 500 },
      { title: 'Jug', workflowState: workflowState.DRAFT },
    );
    await setStoreSettings(shop, {
      shipping: shipsTo({ '*': [rateOf('post', 'By post', 490)] }),
    });
    const { order, orderUrl } = mailOf((await openPreview(shop.owner, shop)).text);
    expect(order).toMatchObject({
      paymentState: 'paid',
      shippingName: 'By post',
      shippingAddress: { firstName: 'Ada', country: 'US' },
    });
    expect(order.lines).toMatchObject([{ title: 'Mug', unitPriceCents: 1900, quantity: 1 }]);
    expect(order.grandTotalCents).toBe(1900 + 490);
    expect(orderUrl).toBe(`http://mugs.localhost:4000${path}`);
  });

  it('returns the same 404 response as an unknown path without permission (ROUTE-38)', async () => {
    const editor = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const manager = await createTestContributor(api, site, [collaboratorRole.STORE_MANAGER]);
    const other = await createTestSite(api, 'elsewhere');
    const nothing = await site.visitor().get('/commerce/email-nothing', html);
    expect(nothing.status).toBe(404);
    const requested = {
      visitor: await site.visitor().get(path, html),
      editor: await openPreview(editor),
      stranger: await openPreview(other.owner),
    };
    const worded = (text: string) => text.replaceAll('email-preview', 'email-nothing');
    for (const [who, { status, text, headers }] of Object.entries(requested)) {
      expect([who, status, worded(text)]).toEqual([who, 404, nothing.text]);
      expect([who, Object.keys(headers).toSorted()]).toEqual([
        who,
        Object.keys(nothing.headers).toSorted(),
      ]);
    }
    expect((await openPreview(manager)).status).toBe(200);
  });

  it('is unavailable after the session ends', async () => {
    const account = await createTestContributor(api, site, [collaboratorRole.STORE_MANAGER]);
    const visit = await account.browser.get(`/visit/${site.identifier}?path=${path}`);
    const browser = site.visitor();
    const { pathname, search } = new URL(String(visit.headers.location));
    await browser.get(`${pathname}${search}`);
    expect((await browser.get(path, html)).status).toBe(200);
    await account.browser.post('/api/auth/Logout');
    expect((await browser.get(path, html)).status).toBe(404);
  });
});
