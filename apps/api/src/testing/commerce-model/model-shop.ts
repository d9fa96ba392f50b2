import { issueGiftCard } from '@sitewright/contracts/api';
import type { ShoppingCart } from '@sitewright/contracts/entities';
import type { CheckoutBody } from '@sitewright/contracts/api';
import { createTestDiscount } from '../create-test-discount.ts';
import { createTestGiftCard, createTestProduct, setStoreSettings } from '../create-test-product.ts';
import { createTestSite, type TestSite } from '../create-test-site.ts';
import type { TestApi } from '../open-test-api.ts';
import { connectTestAccount } from '../stripe/open-stripe-shop.ts';
import type { LocalStripe } from '../stripe/local-stripe.ts';
import type { LocalAccount } from '../stripe/stripe-ledger.ts';
import { checkoutBodyOf, testStore } from '../test-checkout.ts';
import { createTestClient, type TestClient } from '../test-client.ts';
import { testPort } from '../test-settings.ts';
import type { ModelServer } from './model-server.ts';

/** What all shops of a run share. */
export interface ModelPlatform {
  readonly api: TestApi;
  readonly servers: readonly ModelServer[];
  readonly stripe: LocalStripe;
}

/** A checkout that a buyer sent, and the cart as the buyer saw it then. */
export interface SentCheckout {
  readonly body: CheckoutBody;
  readonly seen: ShoppingCart;
}

export interface ModelBuyer {
  readonly email: string;
  /** The same browser, by the server that handles its request. */
  readonly on: readonly TestClient[];
  /** The cart of the last response. */
  seen: ShoppingCart | null;
  /** The key of the checkout page that is open. */
  key: string;
  last: SentCheckout | null;
}

export interface ModelProduct {
  readonly itemId: string;
  readonly variantId: string;
  /** The stock at first, and what the owner added and removed since. */
  stock: number;
  /** Changes whose response was lost: each happened or did not. */
  readonly uncertain: number[];
  /** All prices that the product has had. */
  readonly prices: Set<number>;
}

/** A refund that the owner asked for. */
export interface AskedRefund {
  readonly orderId: string;
  readonly requestKey: string;
  readonly restocked: readonly { readonly lineId: string; readonly quantity: number }[];
  /** Whether the server rejected the request; false while that is unknown. */
  isRejected: boolean;
}

/** One shop, with what the model knows about it from its own requests. */
export interface ModelShop extends ModelPlatform {
  readonly site: TestSite;
  readonly account: LocalAccount;
  readonly buyers: readonly ModelBuyer[];
  readonly products: readonly ModelProduct[];
  readonly giftCardVariantId: string;
  /** What a buyer may type as a code. */
  readonly codes: readonly string[];
  /** The value of the issued gift cards. */
  readonly issuedCents: number;
  /** The owner's browser, by server. */
  readonly owner: readonly TestClient[];
  readonly sent: SentCheckout[];
  /** The pages of orders that a buyer was led to. */
  readonly orderUrls: Set<string>;
  /** Pages of banks that wait for an answer. */
  readonly bankPages: { readonly url: URL; readonly buyer: ModelBuyer }[];
  readonly refunds: AskedRefund[];
  /** What the owner asked to capture. */
  readonly captures: { readonly orderId: string; readonly amountCents: number }[];
  /** The orders that the owner asked to cancel and restock. */
  readonly restockingCancels: Set<string>;
  /** The number of rounds so far. */
  round: number;
  /** Whether requests to Stripe are lost in this round. */
  isUnreachable: boolean;
  /** The orders that exist, oldest first, as the last comparison found them. */
  orderIds: readonly string[];
  /** What happened since the last comparison that must not happen. */
  readonly errors: string[];
}

/** Limits of the store that the comparison knows by itself. */
export const modelStore = {
  taxPercent: 8.875,
  shippingCents: 900,
  percentCode: { code: 'TWICE', percent: 15, useLimit: 2 },
  automatic: { title: 'Once for each', amountCents: 100, customerLimit: 1 },
  shippingCode: 'FREESHIP',
  giftCardCents: [3000, 6000],
} as const;

let shops = 0;

async function issueCard(site: TestSite, amountCents: number): Promise<string> {
  const json = {
    amountCents,
    recipientName: '',
    recipientEmail: 'ada@example.com',
    message: '',
    deliverAt: null,
    expiresAt: null,
  };
  const path = `/api/websites/${site.websiteId}/gift-cards`;
  return (await site.owner.browser.post(path, { json })).as(issueGiftCard).code;
}

async function createProduct(site: TestSite, price: number, stock: number): Promise<ModelProduct> {
  const { itemId, variants } = await createTestProduct(site, [
    { price, salePrice: price, qtyInStock: stock },
  ]);
  const variantId = variants[0]?.id ?? '';
  return { itemId, variantId, stock, uncertain: [], prices: new Set([price]) };
}

/** Opens a new shop on the servers of a run, so that no run depends on earlier ones. */
export async function openModelShop(platform: ModelPlatform): Promise<ModelShop> {
  const { api, servers, stripe } = platform;
  const site = await createTestSite(api, `model-${(shops += 1)}`);
  const { percentCode, automatic, shippingCode, giftCardCents } = modelStore;
  await setStoreSettings(site, {
    ...testStore,
    taxRules: [{ name: 'NY', ratePercent: modelStore.taxPercent, country: 'US' }],
  });
  await createTestDiscount(site, {
    code: percentCode.code,
    effect: { kind: 'percentage', percent: percentCode.percent },
    useLimit: percentCode.useLimit,
  });
  const { title, amountCents, customerLimit } = automatic;
  await createTestDiscount(site, { title, effect: { kind: 'fixed', amountCents }, customerLimit });
  await createTestDiscount(site, { code: shippingCode, effect: { kind: 'freeShipping' } });
  const account = stripe.ledger.createAccount();
  stripe.ledger.nextRefundStatus = 'succeeded';
  await connectTestAccount(api, site, account);
  const products = [await createProduct(site, 1999, 4), await createProduct(site, 2501, 6)];
  const giftCards = await createTestGiftCard(site, [5000]);
  const cards: string[] = [];
  for (const cents of giftCardCents) cards.push(await issueCard(site, cents));

  const browserOn = (host: string, cookies = new Map<string, string>()) =>
    servers.map(({ app }) =>
      createTestClient(
        app,
        { host: `${host}.localhost:${testPort}`, isHttps: false },
        undefined,
        cookies,
      ),
    );
  return {
    ...platform,
    site,
    account,
    // Two of the buyers are one customer with two devices.
    buyers: ['ada', 'ada', 'jo'].map((name) => ({
      email: `${name}@example.com`,
      on: browserOn(site.identifier),
      seen: null,
      key: checkoutBodyOf().idempotencyKey,
      last: null,
    })),
    products,
    giftCardVariantId: giftCards.variants[0]?.id ?? '',
    codes: [percentCode.code, percentCode.code, shippingCode, ...cards],
    issuedCents: giftCardCents.reduce((sum, cents) => sum + cents, 0),
    owner: browserOn('config', site.owner.browser.cookies),
    sent: [],
    orderUrls: new Set(),
    bankPages: [],
    refunds: [],
    captures: [],
    restockingCancels: new Set(),
    round: 0,
    isUnreachable: false,
    orderIds: [],
    errors: [],
  };
}
