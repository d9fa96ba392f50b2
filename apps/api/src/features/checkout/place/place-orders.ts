import { err } from '@sitewright/contracts/errors';
import type { Tenant } from '../../../platform/database/index.ts';
import { emailKey } from '@sitewright/contracts/addresses';
import { listResponses } from '../../../platform/store-services/service-responses.queries.ts';
import {
  listEntriesOfCarts,
  lockCarts,
  readStoreSettings,
  serviceRequestsOf,
} from '../../cart/public.ts';
import {
  countDiscountUses,
  listDiscountsOfCarts,
  lockLimitedDiscounts,
} from '../../discounts/public.ts';
import { lockGiftCards, redeemGiftCards } from '../../gift-cards/public.ts';
import { listEarlierOrders, listTakenKeys } from '../payment-attempts.queries.ts';
import { deleteUnboughtEntries } from './delete-unbought-entries.queries.ts';
import { shippingOf, type DraftServices, type OrderDraft } from './draft-order.ts';
import {
  draftOrders,
  isDraft,
  type BatchData,
  type Checkout,
  type CheckoutResult,
} from './draft-orders.ts';
import { insertOrders } from './insert-orders.queries.ts';

/** Locks the carts and reads the data that their orders are drafted from. */
async function readBatch(tenant: Tenant, checkouts: readonly Checkout[]): Promise<BatchData> {
  const hashes = checkouts.map(({ cartHash }) => cartHash);
  const keys = checkouts.map(({ body }) => body.idempotencyKey);
  // Queries of a transaction run in this order: the entries are read once their carts are locked.
  const [carts, entries, settings, takenKeys, found] = await Promise.all([
    lockCarts(tenant, hashes),
    readEntries(tenant, checkouts),
    readStoreSettings(tenant),
    listTakenKeys(tenant, keys),
    listDiscountsOfCarts(tenant, hashes, latestOf(checkouts)),
  ]);
  const rows = [...carts.values()];
  // Other checkouts with limited discounts wait, so that the last use is taken once. What another checkout or the owner
  // changed until the lock is read again.
  const discounts = (await lockLimitedDiscounts(tenant, found))
    ? await listDiscountsOfCarts(tenant, hashes, latestOf(checkouts))
    : found;
  const cardIds = rows.flatMap(({ orderId, giftCards }) => (orderId === null ? giftCards : []));
  const giftCards = await lockGiftCards(tenant, cardIds);
  const customers = [...new Set(checkouts.map(({ body }) => emailKey(body.email)))];
  const requests = checkouts.flatMap(({ cartHash, body }) => {
    const cart = carts.get(cartHash.toString('hex'));
    if (cart === undefined || cart.orderId !== null) return [];
    const location = shippingOf(body).shippingLocation ?? undefined;
    const { rates, taxes } = serviceRequestsOf({
      entries: entries.get(cart.cartId) ?? [],
      settings,
      location,
    });
    return [...rates, ...taxes];
  });
  const [discountUses, responses, earlierOrders] = await Promise.all([
    countDiscountUses(tenant, discounts, customers),
    listResponses(tenant, requests),
    listEarlierOrders(
      tenant,
      rows.flatMap(({ orderId }) => orderId ?? []),
    ),
  ]);
  return {
    carts,
    entries,
    settings,
    takenKeys,
    discounts,
    discountUses,
    giftCards,
    responses,
    earlierOrders,
  };
}

function readEntries(tenant: Tenant, checkouts: readonly Checkout[]) {
  const hashes = checkouts.map(({ cartHash }) => cartHash);
  return listEntriesOfCarts(tenant, hashes, latestOf(checkouts));
}

const latestOf = (checkouts: readonly Checkout[]): Date =>
  new Date(Math.max(...checkouts.map(({ now }) => now.getTime())));

/** Writes the drafted orders with one statement, all or none. Returns false if the stock does not suffice. */
async function insertDrafts(
  tenant: Tenant,
  { createId }: DraftServices,
  drafts: readonly (OrderDraft | CheckoutResult)[],
): Promise<boolean> {
  const orders = drafts.filter(isDraft).map(({ order }) => order);
  if (orders.length === 0) return true;
  const cartIds = orders.map(({ cartId }) => cartId);
  const [areWritten] = await Promise.all([
    insertOrders(tenant, orders),
    deleteUnboughtEntries(tenant, cartIds),
  ]);
  if (areWritten)
    for (const { orderId, totals, now } of orders) {
      const payments = totals.giftCardPayments;
      await redeemGiftCards({ tenant, createId, now }, [{ orderId, payments }]);
    }
  return areWritten;
}

/**
 * Turns the carts of several visitors into orders, in one transaction; a single order is a batch of one. Each order is
 * written completely or not at all.
 *
 * @returns The results in the order of the checkouts. The first is never `again`.
 */
export async function placeOrders(
  tenant: Tenant,
  services: DraftServices,
  checkouts: readonly Checkout[],
): Promise<CheckoutResult[]> {
  const data = await readBatch(tenant, checkouts);
  const drafts = draftOrders(services, data, checkouts);
  if (await insertDrafts(tenant, services, drafts))
    return drafts.map((draft) => (isDraft(draft) ? draft.attempt : draft));

  // Another server took the stock. The statement has locked it, so the numbers that are read now cannot change.
  const drafted = checkouts.filter((_, index) => isDraft(drafts[index] as OrderDraft));
  const entries = await readEntries(tenant, drafted);
  const redrafts = draftOrders(services, { ...data, entries }, drafted);
  const areWritten = await insertDrafts(tenant, services, redrafts);
  const results = redrafts.map((draft): CheckoutResult => {
    if (!isDraft(draft)) return draft;
    return areWritten ? draft.attempt : err('outOfStock');
  });
  return drafts.map((draft) => (isDraft(draft) ? (results.shift() as CheckoutResult) : draft));
}
