import { placeOrder } from '@sitewright/contracts/api';
import { createTestDiscount } from '../../testing/create-test-discount.ts';
import { createTestGiftCard, createTestVariant } from '../../testing/create-test-product.ts';
import { createTestReviewRequest, reviewParts } from '../../testing/create-test-review.ts';
import {
  checkoutBodyOf,
  testAddress,
  testCard,
  visitorWithCart,
} from '../../testing/test-checkout.ts';
import { connectTestAccount, signedEvent } from '../../testing/stripe/open-stripe-shop.ts';
import { StripeLedger } from '../../testing/stripe/stripe-ledger.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { unique, type CallScope } from './create-as-owner.ts';
import { downloadVisits } from './download-calls.ts';
import type { ValidCall } from './prepared-call.ts';
import { visit, type PublicCallRow } from './public-call-row.ts';

const stripeLedger = new StripeLedger();

const newBuyer = async ({ site }: CallScope) =>
  visitorWithCart(site, await createTestVariant(site, { price: 2000, salePrice: 2000 }));

async function newGiftCardProduct({ site }: CallScope) {
  const { itemId, variants } = await createTestGiftCard(site);
  return { productId: itemId, sku: variants[0]?.sku ?? '' };
}

async function findEntryId(browser: TestClient): Promise<string> {
  const { cart } = (await browser.get('/api/cart')).body as unknown as {
    readonly cart: { readonly entries: readonly [{ readonly id: string }] };
  };
  return cart.entries[0].id;
}

const cartTables = ['cart_entries', 'carts'] as const;
/** A call by a new visitor with one product in the cart. */
const onCart = (
  call: (scope: CallScope, browser: TestClient) => Promise<ValidCall>,
  status: number,
  ...changes: readonly string[]
): PublicCallRow => ({
  async prepare(scope) {
    const browser = await newBuyer(scope);
    return { browser, ...(await call(scope, browser)) };
  },
  status,
  changes,
});

/** Places an order whose payment needs a second step. Returns its token and the path of that step. */
async function startSecondStep(browser: TestClient) {
  const card = testCard.needsSecondStep;
  const json = checkoutBodyOf({ payment: { method: 'testCard', card } });
  const { orderUrl, nextStepUrl } = (await browser.post('/api/checkout', { json })).as(placeOrder);
  return { order: orderUrl.replace('/order/', ''), step: new URL(nextStepUrl ?? '').pathname };
}

export const checkoutForm = (): Record<string, string> => ({
  idempotencyKey: checkoutBodyOf().idempotencyKey,
  email: 'ada@example.com',
  ...Object.fromEntries(
    Object.entries(testAddress).map(([name, value]) => [`shippingAddress.${name}`, value]),
  ),
  shippingOptionId: 'post',
  'payment.method': 'testCard',
  'payment.card': testCard.succeeds,
  action: 'place',
});

/**
 * What a purchase writes: the order with its parts, the stock, the cart, mail, and the revision of the shop's pages.
 */
const orderTables = [
  'carts',
  'order_events',
  'order_lines',
  'orders',
  'outbox',
  'payment_attempts',
  'stock_movements',
  'test_card_attempts',
  'variants',
  'websites',
] as const;

/** The cart and the checkout. */
export const shopCalls: Readonly<Record<string, PublicCallRow>> = {
  'GET /cart': visit('/cart'),
  'GET /api/cart': onCart(async () => ({ url: '/api/cart' }), 200),
  'POST /api/cart/entries': {
    async prepare({ site }) {
      const json = { variantId: await createTestVariant(site), quantity: 2 };
      return { browser: site.visitor(), url: '/api/cart/entries', json };
    },
    status: 200,
    changes: cartTables,
  },
  'PUT /api/cart/entries/:entryId': onCart(
    async (_, browser) => ({
      url: `/api/cart/entries/${await findEntryId(browser)}`,
      json: { quantity: 3 },
    }),
    200,
    'cart_entries',
  ),
  'DELETE /api/cart/entries/:entryId': onCart(
    async (_, browser) => ({ url: `/api/cart/entries/${await findEntryId(browser)}` }),
    200,
    'cart_entries',
  ),
  'PUT /api/cart/shipping': onCart(
    async () => ({ url: '/api/cart/shipping', json: { location: { country: 'US' } } }),
    200,
    'carts',
  ),
  'POST /api/cart/codes': onCart(
    async ({ site }) => {
      const code = unique();
      await createTestDiscount(site, { code });
      return { url: '/api/cart/codes', json: { code } };
    },
    200,
    'carts',
  ),
  'DELETE /api/cart/codes/:code': onCart(
    async ({ site }, browser) => {
      const code = unique();
      await createTestDiscount(site, { code });
      await browser.post('/api/cart/codes', { json: { code } });
      return { url: `/api/cart/codes/${code}` };
    },
    200,
    'carts',
  ),
  'GET /checkout/giftcard': {
    async prepare(scope) {
      const { productId, sku } = await newGiftCardProduct(scope);
      const query = `websiteId=${scope.site.websiteId}&giftCardProductId=${productId}&sku=${sku}`;
      return { browser: scope.site.visitor(), url: `/checkout/giftcard?${query}` };
    },
    status: 200,
  },
  'POST /checkout/giftcard': {
    async prepare(scope) {
      const { productId, sku } = await newGiftCardProduct(scope);
      const form = { productId, sku, amount: sku, recipientEmail: 'ada@example.com' };
      return { browser: scope.site.visitor(), url: '/checkout/giftcard', form };
    },
    status: 303,
    changes: cartTables,
  },
  'GET /checkout/giftcard/balance': visit('/checkout/giftcard/balance'),
  'POST /checkout/giftcard/balance': {
    async prepare({ site }) {
      const form = { code: 'ABCD-EFGH-0011-2345' };
      return { browser: site.visitor(), url: '/checkout/giftcard/balance', form };
    },
    status: 400,
  },
  'GET /checkout/giftcard/:token': visit('/checkout/giftcard/made-up', 404),
  'GET /reviews/:token': {
    async prepare({ api, site }) {
      const { path } = await createTestReviewRequest(api, site);
      return { browser: site.visitor(), url: path };
    },
    status: 200,
  },
  'POST /reviews/:token': {
    async prepare({ api, site }) {
      const { path } = await createTestReviewRequest(api, site);
      return { browser: site.visitor(), url: path, ...reviewParts() };
    },
    status: 200,
    changes: ['outbox', 'review_requests', 'reviews'],
  },
  'POST /api/cart/post': {
    async prepare({ site }) {
      const form = { action: 'add', variantId: await createTestVariant(site) };
      return { browser: site.visitor(), url: '/api/cart/post', form };
    },
    status: 303,
    changes: cartTables,
  },
  'GET /commerce/goto-checkout': onCart(async () => ({ url: '/commerce/goto-checkout' }), 303),
  // Only accounts that may read orders see a preview: for a visitor, this URL has no page.
  'GET /commerce/email-preview': visit('/commerce/email-preview', 404),
  'GET /checkout': onCart(async () => ({ url: '/checkout' }), 200),
  'POST /checkout': onCart(
    async () => ({ url: '/checkout', form: checkoutForm() }),
    303,
    ...orderTables,
  ),
  'POST /api/checkout': onCart(
    async () => ({ url: '/api/checkout', json: checkoutBodyOf() }),
    200,
    ...orderTables,
  ),
  'GET /checkout/donate': {
    prepare: async ({ site }) => ({
      browser: site.visitor(),
      url: `/checkout/donate?donatePageId=${site.shopPageId}`,
    }),
    status: 200,
  },
  'GET /checkout/return': onCart(
    async (_, browser) => ({
      url: `/checkout/return?order=${(await startSecondStep(browser)).order}`,
    }),
    303,
    'payment_attempts',
  ),
  'GET /checkout/second-step/:reference': onCart(
    async (_, browser) => ({ url: (await startSecondStep(browser)).step }),
    200,
  ),
  'POST /checkout/second-step/:reference': onCart(
    async (_, browser) => ({
      url: (await startSecondStep(browser)).step,
      form: { answer: 'approve' },
    }),
    303,
    'order_events',
    'orders',
    'outbox',
    'payment_attempts',
    'payment_events',
    'test_card_attempts',
  ),
  'POST /api/webhooks/stripe': {
    async prepare({ api, site }) {
      const account = stripeLedger.createAccount();
      await connectTestAccount(api, site, account);
      const id = `evt_${account.accountId}`;
      const object = { id: 'pi_elsewhere', object: 'payment_intent' };
      const event = { id, object: 'event', type: 'payment_intent.succeeded', data: { object } };
      return {
        browser: site.visitor(),
        url: '/api/webhooks/stripe',
        ...signedEvent(api, event, account.webhookSecret),
      };
    },
    status: 200,
    changes: ['payment_events', 'stripe_accounts'],
  },
  ...downloadVisits,
  'GET /order/:token': onCart(async (_, browser) => {
    const placed = (await browser.post('/api/checkout', { json: checkoutBodyOf() })).as(placeOrder);
    return { url: placed.orderUrl };
  }, 200),
};
