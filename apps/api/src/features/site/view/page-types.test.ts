import { pageType } from '@sitewright/contracts/codes';
import { defaultOverlays } from '@sitewright/contracts/entities';
import { createSection } from '@sitewright/page-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestVariant } from '../../../testing/create-test-product.ts';
import { createTestReviewRequest } from '../../../testing/create-test-review.ts';
import type { TestSite } from '../../../testing/create-test-site.ts';
import { insertTestItem } from '../../../testing/insert-test-item.ts';
import { openTestShop } from '../../../testing/open-test-shop.ts';
import type { TestApi } from '../../../testing/open-test-api.ts';
import { checkout, testCard, visitorWithCart } from '../../../testing/test-checkout.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { testRenderer, viewOf } from '../../../testing/test-renderer.ts';
import { insertPage } from '../../pages/pages.queries.ts';
import { subscribe } from '../../newsletter/subscribers.queries.ts';
import { unsubscribePath } from '../../newsletter/unsubscribe-link.ts';

/** Renders every page but one. The message of that error must stay secret. */
const brokenPath = '/breaks';
const renderer: typeof testRenderer = {
  ...testRenderer,
  renderPage(view) {
    if (view.path === brokenPath && view.main.kind !== 'error')
      throw new Error('no column "secret" in /srv/app/renderer.ts');
    return testRenderer.renderPage(view);
  },
};

let api: TestApi;
let site: TestSite;
let base: string;
beforeAll(async () => {
  ({ api, site } = await openTestShop({ services: () => ({ renderer }) }));
  base = `/api/websites/${site.websiteId}`;
  const { browser } = site.owner;
  const popup = {
    ...defaultOverlays.popup,
    isEnabled: true,
    document: { schemaVersion: 1, sections: [createSection('news')] },
  };
  await browser.call('PUT', `${base}/overlays`, { json: { popup } });
  for (const [title, change] of Object.entries({
    Plain: {},
    Breaks: {},
    Door: { access: 'locked', password: 'open sesame' },
    Club: { access: 'members' },
  })) {
    const { body } = await browser.post(`${base}/pages`, { json: { title } });
    await browser.call('PATCH', `${base}/pages/${String(body['id'])}`, { json: change });
  }
  const cover = { pageId: api.services.createId(), title: 'Cover', urlId: 'cover' };
  await site.inTenant((tenant) => insertPage(tenant, { ...cover, kind: 'cover' }));
  await browser.post(`${base}/releases`, { json: {} });
  await insertTestItem(api, site, { title: 'A mug', urlId: 'mug' });
});
afterAll(() => api.close());

/** Places an order with this card and returns the path that it redirects to. */
async function orderPath(card: string): Promise<string> {
  const visitor = await visitorWithCart(site, await createTestVariant(site));
  const { body } = await checkout(visitor, { payment: { method: 'testCard', card } });
  return String(body['orderUrl']);
}

/** Returns the unsubscribe link in the email of a subscriber. */
async function unsubscribeLink(): Promise<string> {
  const { websiteId } = site;
  const [mailingListId, subscriberId] = [api.services.createId(), api.services.createId()];
  const { now } = api.clock;
  await site.inTenant(async (tenant) => {
    const list = { websiteId, mailingListId, name: 'News' };
    await tenant.insertInto('mailingLists').values(list).execute();
    await subscribe(tenant, { mailingListId, subscriberId, email: 'a@example.com', now });
  });
  return unsubscribePath({ secret: api.services.settings.secret, websiteId, now }, subscriberId);
}

/** Returns the browser of the owner, coming from the configuration area. */
async function ownersBrowser(): Promise<TestClient> {
  const visit = await site.owner.browser.get(`/visit/${site.identifier}`);
  const { pathname, search } = new URL(String(visit.headers.location));
  const browser = site.visitor();
  await browser.get(`${pathname}${search}`);
  return browser;
}

type Carrier = readonly [status: number, path: () => string | Promise<string>];

/** A page of every type in use. `CONTENT_COLLECTION` is another name of `MAIN_CONTENT`. */
const carriers: Partial<Record<keyof typeof pageType, Carrier>> = {
  MAIN_CONTENT: [200, () => '/'],
  CONTENT_COLLECTION: [200, () => '/shop'],
  PAGE: [200, () => '/plain'],
  SPLASH_PAGE: [200, () => '/cover'],
  CONTENT_ITEM: [200, () => '/shop/mug'],
  NOT_FOUND: [404, () => '/nowhere'],
  ERROR: [500, () => brokenPath],
  SEARCH: [200, () => '/search?q=mug'],
  LOCK_SCREEN: [403, () => '/door'],
  POPUP_OVERLAY: [200, () => '/pages/popup-overlay'],
  PROTECTED_CONTENT: [403, () => '/club'],
  CHECKOUT: [200, () => '/checkout'],
  DONATE: [200, () => `/checkout/donate?donatePageId=${site.shopPageId}`],
  ORDER_CONFIRMED: [200, () => orderPath(testCard.succeeds)],
  COMMERCE_CART_V2: [200, () => '/cart'],
  ORDER_RECEIVED: [200, () => orderPath(testCard.respondsLate)],
  REVIEWS_REQUEST: [200, async () => (await createTestReviewRequest(api, site)).path],
  NEWSLETTER_UNSUBSCRIBE: [200, unsubscribeLink],
  COMMERCE_EMAIL_PREVIEW: [200, () => '/commerce/email-preview'],
};

/** Types of features that do not exist: no page has them. */
const carriedByNone = [
  'MEMBER_AREA_ACCESS_DENIED',
  'SHOW_CART',
  'CONTRIBUTION_CONFIRMED',
  'SUBSCRIPTION_CONFIRMED',
  'MEMBERSHIP_CONFIRMED',
];

it('every page type has a page in this test, or is listed as unused (ROUTE-34)', () => {
  const named = [...Object.keys(carriers), ...carriedByNone];
  expect(named.toSorted()).toEqual(Object.keys(pageType).toSorted());
});

it.each(Object.entries(carriers))(
  'a page of type %s has its number in the site context (ROUTE-34)',
  async (name, [status, path]) => {
    const address = await path();
    const browser = await ownersBrowser();
    const response = await browser.get(address, { headers: { accept: 'text/html' } });
    expect([address, response.status]).toEqual([address, status]);
    const { context } = viewOf(response.text);
    expect([address, context.pageType]).toEqual([address, pageType[name as keyof typeof pageType]]);
  },
);

it('a failed page shows a reference but no details of the error (ROUTE-38)', async () => {
  const response = await site.visitor().get(brokenPath, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(500);
  expect(viewOf(response.text).main).toEqual({
    kind: 'error',
    requestId: expect.any(String) as string,
    status: 500,
  });
  expect(response.text).not.toMatch(/secret|\/srv|renderer\.ts/);
});
