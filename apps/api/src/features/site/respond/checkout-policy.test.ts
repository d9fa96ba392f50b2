import { placeOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, setStoreSettings } from '../../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openStripeShop, type StripeShop } from '../../../testing/stripe/open-stripe-shop.ts';
import { testStore, visitorWithCart } from '../../../testing/test-checkout.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { visitorRenderer } from '../../../testing/visitor-renderer.ts';

let shop: StripeShop;
beforeAll(async () => {
  const renderer = await visitorRenderer();
  shop = await openStripeShop({ services: () => ({ renderer }) });
});
afterAll(() => shop.api.close());

async function visitorOf(site: TestSite): Promise<TestClient> {
  const { variants } = await createTestProduct(site, [{ price: 2000, qtyInStock: 9 }]);
  return visitorWithCart(site, variants[0]?.id ?? '');
}

/** The third-party origins that a page may load scripts and frames from, and connect to. */
async function hostsAt(visitor: TestClient, path: string) {
  const { headers, status } = await visitor.get(path, { headers: { accept: 'text/html' } });
  const directives = String(headers['content-security-policy']).split('; ');
  const hosts = (name: string) =>
    (directives.find((text) => text.startsWith(`${name} `)) ?? '')
      .split(' ')
      .filter((source) => source.startsWith('http'));
  const [scripts, frames, connections] = ['script-src', 'frame-src', 'connect-src'].map(hosts);
  return { status, scripts, frames, connections };
}

const nothing = { scripts: [], frames: [], connections: [] };

describe('the content security policy of a website with Stripe', () => {
  it('allows the hosts of Stripe on the checkout page', async () => {
    expect(await hostsAt(await visitorOf(shop.site), '/checkout')).toEqual({
      status: 200,
      scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      connections: ['https://api.stripe.com'],
    });
  });

  it.each([
    ['/cart', 200],
    ['/shop', 200],
    ['/shop/moss', 200],
    ['/nowhere', 404],
  ])('allows no third party on %s', async (path, status) => {
    expect(await hostsAt(await visitorOf(shop.site), path)).toEqual({ status, ...nothing });
  });

  it('allows no third party on the page of an order that Stripe charged', async () => {
    const visitor = await visitorOf(shop.site);
    const { orderUrl } = (await shop.pay(visitor)).as(placeOrder);
    expect(await hostsAt(visitor, orderUrl)).toEqual({ status: 200, ...nothing });
  });
});

it('allows no third party on the checkout page of a website without Stripe', async () => {
  const other = await createTestSite(shop.api, 'unconnected');
  await setStoreSettings(other, testStore);
  expect(await hostsAt(await visitorOf(other), '/checkout')).toEqual({ status: 200, ...nothing });
});
