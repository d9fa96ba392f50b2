import type { Discount, RejectedDiscount } from '@sitewright/commerce/discount';
import { emailKey } from '@sitewright/contracts/addresses';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { CheckoutBody } from '@sitewright/contracts/api';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { StoredResponses } from '../../../platform/store-services/service-responses.queries.ts';
import {
  dueRequestsOf,
  priceEntries,
  respondedBy,
  serviceRequestsOf,
  toPayingCards,
  type CartRow,
  type EntryRow,
  type StoreSettings,
} from '../../cart/public.ts';
import { customerUseKey, withUses, type DiscountUses } from '../../discounts/public.ts';
import type { LockedGiftCard } from '../../gift-cards/public.ts';
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
  /** The discounts that can apply to the carts. */
  readonly discounts: readonly Discount[];
  readonly discountUses: DiscountUses;
  /** The locked gift cards of the carts, by id. */
  readonly giftCards: ReadonlyMap<string, LockedGiftCard>;
  /** The responses of the store's services for the carts. */
  readonly responses: StoredResponses;
  /** The orders that were placed from carts of the batch before, by id. */
  readonly earlierOrders: ReadonlyMap<string, EarlierOrder>;
}

/** What the orders that are drafted so far take, so that later ones in the batch cannot have it. */
interface Taken {
  /** Cart hashes and idempotency keys: each can only have one order. */
  readonly keys: Set<string>;
  /** Quantities by variant. */
  readonly stock: Map<string, number>;
  /** Uses by discount. */
  readonly discounts: Map<string, number>;
  /** Uses by discount and customer. */
  readonly customers: Map<string, number>;
  /** Gift cards: one order of a batch can take from each. */
  readonly giftCards: Set<string>;
}

const add = (counts: Map<string, number>, key: string, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count);

const sumOf = (
  stored: ReadonlyMap<string, number>,
  taken: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> => {
  const sums = new Map(stored);
  for (const [key, uses] of taken) add(sums, key, uses);
  return sums;
};

/** The stored uses, with those of the drafted orders. */
const usesWith = ({ total, byCustomer }: DiscountUses, taken: Taken): DiscountUses => ({
  total: sumOf(total, taken.discounts),
  byCustomer: sumOf(byCustomer, taken.customers),
});

/** Whether a discount does not apply because of a drafted order, which may fail. */
const wasTaken = (
  taken: Taken,
  { discount: { id }, reason }: RejectedDiscount,
  customer: string,
): boolean =>
  (reason === 'usedUp' && taken.discounts.has(id)) ||
  (reason === 'customerUsedUp' && taken.customers.has(customerUseKey(id, customer)));

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
  const customer = emailKey(body.email);
  const discounts = withUses(data.discounts, usesWith(data.discountUses, taken), customer);
  const location = row.shippingLocation ?? undefined;
  const requests = serviceRequestsOf({ entries, settings, location });
  const priced = priceEntries({
    entries,
    settings,
    location,
    shippingOptionId: row.shippingOptionId,
    vatNumber: row.vatNumber,
    codes: row.coupons,
    // Without a code, a cart only has the automatic discounts.
    discounts: discounts.filter(({ code }) => code === null || row.coupons.includes(code)),
    customer,
    giftCards: toPayingCards(row.giftCards, data.giftCards, settings.currency),
    ...respondedBy(requests, settings, data.responses, now),
    now,
  });
  // If earlier orders of this batch take the last stock or use, the next batch reports that it is gone.
  const isLeft = ({ variantId, quantity, unlimited, qtyInStock }: EntryRow) =>
    unlimited ||
    quantity > qtyInStock ||
    quantity + (taken.stock.get(variantId) ?? 0) <= qtyInStock;
  if (
    !entries.every(isLeft) ||
    row.giftCards.some((id) => taken.giftCards.has(id)) ||
    priced.totals.rejectedDiscounts.some((rejected) => wasTaken(taken, rejected, customer))
  )
    return again;

  const dueRequests = dueRequestsOf(requests, settings, priced, data.responses, now);
  const isUnasked = dueRequests.some(({ hash }) => !data.responses.has(hash));
  const pricedCart = { row, entries, settings, dueRequests, isUnasked, ...priced };
  const error = findCheckoutError(body, pricedCart);
  if (error !== null) return error;
  if (takenKeys.has(body.idempotencyKey)) return err('idempotencyConflict');
  for (const { giftCardId } of priced.totals.giftCardPayments) taken.giftCards.add(giftCardId);
  for (const { variantId, quantity } of entries) add(taken.stock, variantId, quantity);
  for (const { discountId, amountCents } of priced.totals.discounts) {
    if (amountCents === 0) continue;
    add(taken.discounts, discountId, 1);
    add(taken.customers, customerUseKey(discountId, customer), 1);
  }
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
  const taken: Taken = {
    keys: new Set(),
    stock: new Map(),
    discounts: new Map(),
    customers: new Map(),
    giftCards: new Set(),
  };
  return checkouts.map((checkout) => draftCheckout(services, data, taken, checkout));
}
