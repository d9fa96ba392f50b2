import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { CheckoutBody } from '@sitewright/contracts/api';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import {
  priceEntries,
  type CartRow,
  type EntryRow,
  type StoreSettings,
} from '../../cart/public.ts';
import type { EarlierOrder, PaymentAttempt } from '../payment-attempts.queries.ts';
import { again } from '../../../platform/batches/batch-queue.ts';
import { draftOrder, withShipping, type DraftServices, type OrderDraft } from './draft-order.ts';
import { matchEarlierOrder } from './earlier-order.ts';
import { findCheckoutError } from './find-checkout-error.ts';

/** A visitor's cart that is to become an order. */
export interface Checkout {
  readonly site: HostedSite;
  readonly now: Date;
  readonly body: CheckoutBody;
  /** The hash of the visitor's cart token. */
  readonly cartHash: Buffer;
}

/** The attempt to pay the order, an error, or `again` if the next batch has to decide. */
export type CheckoutResult = PaymentAttempt | ErrorResult | typeof again;

/** The data that orders of a batch are drafted from, read in the transaction of the batch. */
export interface BatchData {
  /** By the hexadecimal form of the token hash. */
  readonly carts: ReadonlyMap<string, CartRow>;
  /** By cart. */
  readonly entries: ReadonlyMap<string, EntryRow[]>;
  readonly settings: StoreSettings;
  readonly takenKeys: ReadonlySet<string>;
  readonly couponUses: ReadonlyMap<string, number>;
  /** The orders that were placed from carts of the batch before, by id. */
  readonly earlierOrders: ReadonlyMap<string, EarlierOrder>;
}

/** What the orders that are drafted so far take, so that later ones in the batch cannot have it. */
interface Taken {
  /** Cart hashes and idempotency keys: each can only have one order. */
  readonly keys: Set<string>;
  /** Quantities by variant. */
  readonly stock: Map<string, number>;
  /** Uses by coupon code. */
  readonly coupons: Map<string, number>;
}

const add = (counts: Map<string, number>, key: string, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count);

/** Drafts the order of a checkout, or returns why there is none. */
function draftCheckout(
  services: DraftServices,
  data: BatchData,
  taken: Taken,
  checkout: Checkout,
): OrderDraft | CheckoutResult {
  const { settings, takenKeys } = data;
  const { body, cartHash, now } = checkout;
  const cartKey = cartHash.toString('hex');
  if (taken.keys.has(cartKey) || taken.keys.has(body.idempotencyKey)) return again;
  taken.keys.add(cartKey).add(body.idempotencyKey);

  const cart = data.carts.get(cartKey);
  if (cart === undefined) return err('cartExpired');
  if (cart.orderId !== null) return matchEarlierOrder(data.earlierOrders.get(cart.orderId), body);
  const row = withShipping(cart, body);
  const entries = data.entries.get(row.cartId) ?? [];
  const couponUses = new Map(data.couponUses);
  for (const [code, uses] of taken.coupons) add(couponUses, code, uses);
  const priced = priceEntries({
    entries,
    settings,
    location: row.shippingLocation ?? undefined,
    shippingOptionId: row.shippingOptionId,
    couponCodes: row.coupons,
    couponUses,
    now,
  });
  // If earlier orders of this batch take the last stock or coupon, the next batch reports that it is gone.
  const isLeft = ({ variantId, quantity, unlimited, qtyInStock }: EntryRow) =>
    unlimited ||
    quantity > qtyInStock ||
    quantity + (taken.stock.get(variantId) ?? 0) <= qtyInStock;
  if (
    !entries.every(isLeft) ||
    priced.totals.invalidCoupons.some((code) => taken.coupons.has(code))
  )
    return again;

  const pricedCart = { row, entries, settings, ...priced };
  const error = findCheckoutError(body, pricedCart);
  if (error !== null) return error;
  if (takenKeys.has(body.idempotencyKey)) return err('idempotencyConflict');
  for (const { variantId, quantity } of entries) add(taken.stock, variantId, quantity);
  for (const code of priced.totals.validCoupons) add(taken.coupons, code, 1);
  return draftOrder(services, checkout, pricedCart);
}

export const isDraft = (drafted: OrderDraft | CheckoutResult): drafted is OrderDraft =>
  typeof drafted === 'object' && 'order' in drafted;

/** Drafts the orders of a batch, each from what the previous ones leave. The first result is never `again`. */
export function draftOrders(
  services: DraftServices,
  data: BatchData,
  checkouts: readonly Checkout[],
): (OrderDraft | CheckoutResult)[] {
  const taken: Taken = { keys: new Set(), stock: new Map(), coupons: new Map() };
  return checkouts.map((checkout) => draftCheckout(services, data, taken, checkout));
}
