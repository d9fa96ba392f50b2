import { placeOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tenant } from '../../platform/database/index.ts';
import { testEngines } from '../../platform/database/test-database.ts';
import { createTestVariant } from '../../testing/create-test-product.ts';
import {
  openStripeShop,
  stripeCard,
  type StripeShop,
} from '../../testing/stripe/open-stripe-shop.ts';
import { visitorWithCart } from '../../testing/test-checkout.ts';
import { whileLocked } from '../../testing/while-locked.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';

// The embedded engine has one connection: there, one server works after the other.
describe.runIf(testEngines().includes('postgres'))('money that arrives too late', () => {
  let shop: StripeShop;
  beforeAll(async () => {
    shop = await openStripeShop({ engine: 'postgres' });
  });
  afterAll(() => shop.api.close());

  /** The id of a canceled order whose money the bank sent nevertheless. */
  async function placeLatePaid(): Promise<string> {
    const { ledger } = shop.stripe;
    const variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 5 });
    const buyer = await visitorWithCart(shop.site, variantId);
    const placed = (await shop.pay(buyer, stripeCard.isDelayed)).as(placeOrder);
    const orderId = (await shop.orderAt(placed.orderUrl))?.id ?? '';
    const { id } = ledger.events.at(-1)!.data.object as { readonly id: string };
    await shop.site.inTenant(async (tenant) => {
      await tenant
        .updateTable('paymentAttempts')
        .set({ state: 'declined', askAt: null })
        .where('orderId', '=', orderId)
        .execute();
      await tenant
        .updateTable('orders')
        .set({ state: 'cancelled', paymentState: 'voided' })
        .where('orderId', '=', orderId)
        .execute();
    });
    ledger.finish(id, true);
    await shop.deliver(ledger.events);
    await shop.process();
    return orderId;
  }

  it('is left to the server that noted it first, also if that one returns nothing', async () => {
    const orderId = await placeLatePaid();
    const noting = {
      lock: (tenant: Tenant) =>
        tenant
          .updateTable('paymentAttempts')
          .set({ refundNotedAt: shop.api.clock.now })
          .where('orderId', '=', orderId)
          .execute(),
    };
    await whileLocked(shop.site, noting, [() => reconcileRefunds(shop.api.services)]);
    expect(shop.stripe.ledger.charges.map(({ amount }) => amount)).toEqual([2900]);
    expect(shop.stripe.ledger.refunds).toEqual([]);
  });
});
