import { workflowState } from '@sitewright/contracts/codes';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDiscount } from '../../../testing/create-test-discount.ts';
import { createTestProduct, setStoreSettings } from '../../../testing/create-test-product.ts';
import { logIn } from '../../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { productDraftOf } from '../../../testing/item-draft.ts';
import { checkoutBodyOf, testCard, testStore } from '../../../testing/test-checkout.ts';
import type { TestResponse, TestClient } from '../../../testing/test-client.ts';
import { reconcilePaymentsJob } from '../settle/reconcile-payments.ts';

const isLong = process.env.LONG === '1';
const cards = [...Object.values(testCard), 'payLater'] as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await setStoreSettings(shop.site, {
    ...testStore,
    taxRules: [{ name: 'NY', ratePercent: 8.875, country: 'US' }],
  });
  await createTestDiscount(shop.site, {
    code: 'TWICE',
    effect: { kind: 'percentage', percent: 15 },
    useLimit: 2,
  });
  await createTestDiscount(shop.site, {
    title: 'Once for each',
    effect: { kind: 'fixed', amountCents: 100 },
    customerLimit: 1,
  });
});
afterAll(() => shop.api.close());

/** Keeps the literal, so that the kinds can be told apart. */
const is = <const Kind extends string>(kind: Kind) => fc.constant(kind);

/** What happens in a shop: buyers, an owner, a bank, and time. */
const step = fc.oneof(
  fc.record({
    kind: is('add'),
    buyer: fc.nat(2),
    product: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: is('quantity'), buyer: fc.nat(2), quantity: fc.nat(4) }),
  fc.record({ kind: is('code'), buyer: fc.nat(2) }),
  fc.record({ kind: is('pay'), buyer: fc.nat(2), card: fc.constantFrom(...cards) }),
  fc.record({ kind: is('answer'), buyer: fc.nat(2), isApproved: fc.boolean() }),
  fc.record({
    kind: is('restock'),
    product: fc.nat(1),
    by: fc.integer({ min: -2, max: 4 }),
  }),
  fc.record({ kind: is('time'), minutes: fc.constantFrom(0, 1, 20) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Buyer {
  readonly browser: TestClient;
  /** The key of the page that the buyer has open. */
  key: string;
  /** Where the bank waits for an answer. */
  bank: string | null;
}

interface Scene {
  readonly buyers: readonly Buyer[];
  readonly products: readonly { readonly itemId: string; readonly variantId: string }[];
}

async function newScene(): Promise<Scene> {
  await logIn(shop.api, shop.site.owner);
  // A collection takes 200 products: those of earlier scenes leave it.
  await shop.site.inTenant(async (tenant) => {
    await tenant.updateTable('items').set({ workflowState: workflowState.DELETED }).execute();
    await tenant.deleteFrom('urlPaths').where('itemId', 'is not', null).execute();
  });
  const products = await Promise.all(
    [1, 2].map(async () => {
      const { itemId, variants } = await createTestProduct(shop.site, [
        { price: 1999, qtyInStock: 4 },
      ]);
      return { itemId, variantId: variants[0]?.id ?? '' };
    }),
  );
  const buyers = [1, 2, 3].map(() => ({
    browser: shop.site.visitor(),
    key: checkoutBodyOf().idempotencyKey,
    bank: null,
  }));
  return { buyers, products };
}

async function pay(buyer: Buyer, card: string): Promise<TestResponse> {
  const payment =
    card === 'payLater' ? { method: 'payLater' as const } : { method: 'testCard' as const, card };
  const json = checkoutBodyOf({ idempotencyKey: buyer.key, payment });
  const response = await buyer.browser.post('/api/checkout', { json });
  if (response.status === 200) {
    const { nextStepUrl } = response.body as { readonly nextStepUrl: string | null };
    buyer.bank = nextStepUrl === null ? null : new URL(nextStepUrl).pathname;
    buyer.key = checkoutBodyOf().idempotencyKey;
  }
  return response;
}

async function restock(itemId: string, variantId: string, by: number): Promise<TestResponse> {
  const shown = await shop.stock(variantId);
  const draft = productDraftOf([
    { id: variantId, price: 1999, qtyBefore: shown, qtyInStock: Math.max(0, shown + by) },
  ]);
  const path = `/api/websites/${shop.site.websiteId}/items/${itemId}`;
  return shop.site.owner.browser.call('PUT', path, { json: draft });
}

async function carryOut({ buyers, products }: Scene, what: Step): Promise<TestResponse | null> {
  const buyer = 'buyer' in what ? buyers[what.buyer]! : buyers[0]!;
  const { browser } = buyer;
  switch (what.kind) {
    case 'add': {
      const json = { variantId: products[what.product]!.variantId, quantity: what.quantity };
      return browser.post('/api/cart/entries', { json });
    }
    case 'quantity': {
      const entry = (await shop.cartOf(browser))?.entries[0];
      if (entry === undefined) return null;
      const url = `/api/cart/entries/${entry.id}`;
      return what.quantity === 0
        ? browser.call('DELETE', url)
        : browser.call('PUT', url, { json: { quantity: what.quantity } });
    }
    case 'code': {
      const json = { location: { country: 'US' }, coupons: ['twice'] };
      return browser.call('PUT', '/api/cart/shipping', { json });
    }
    case 'pay':
      return pay(buyer, what.card);
    case 'answer': {
      const form = { answer: what.isApproved ? 'approve' : 'decline' };
      return buyer.bank === null ? null : browser.post(buyer.bank, { form });
    }
    case 'restock': {
      const { itemId, variantId } = products[what.product]!;
      return restock(itemId, variantId, what.by);
    }
    case 'time': {
      shop.api.clock.now = new Date(shop.api.clock.now.getTime() + what.minutes * 60_000);
      await reconcilePaymentsJob(shop.api.services);
      return null;
    }
  }
}

it('satisfies all invariants after any concurrent steps of buyers, owner and bank', async () => {
  const together = fc.array(step, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(together, { minLength: 5, maxLength: 15 }), async (steps) => {
      const scene = await newScene();
      for (const step of steps) {
        const results = await Promise.all(step.map((what) => carryOut(scene, what)));
        for (const answer of results)
          if (answer !== null && answer.status >= 500) throw new Error(answer.text);
        expect(await shop.violatedInvariants()).toEqual([]);
      }
    }),
    { seed: 20_261_120, numRuns: isLong ? 300 : 6, endOnFailure: true },
  );
}, 600_000);
