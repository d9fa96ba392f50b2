import { err } from '@sitewright/contracts/errors';
import type { Tenant } from '../../../platform/database/index.ts';
import {
  countCouponUses,
  listEntriesOfCarts,
  lockCarts,
  lockStoreSettings,
  readStoreSettings,
} from '../../cart/public.ts';
import { listEarlierOrders, listTakenKeys } from '../payment-attempts.queries.ts';
import { deleteUnboughtEntries } from './delete-unbought-entries.queries.ts';
import type { DraftServices, OrderDraft } from './draft-order.ts';
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
  const [carts, entries, settings, takenKeys] = await Promise.all([
    lockCarts(tenant, hashes),
    readEntries(tenant, checkouts),
    readStoreSettings(tenant),
    listTakenKeys(tenant, keys),
  ]);
  const rows = [...carts.values()];
  const codes = new Set(rows.flatMap(({ orderId, coupons }) => (orderId === null ? coupons : [])));
  // Other checkouts with coupons wait, so that the last use of a coupon is taken once.
  if (codes.size > 0) await lockStoreSettings(tenant);
  const [couponUses, earlierOrders] = await Promise.all([
    countCouponUses(tenant, [...codes]),
    listEarlierOrders(
      tenant,
      rows.flatMap(({ orderId }) => orderId ?? []),
    ),
  ]);
  return { carts, entries, settings, takenKeys, couponUses, earlierOrders };
}

function readEntries(tenant: Tenant, checkouts: readonly Checkout[]) {
  const hashes = checkouts.map(({ cartHash }) => cartHash);
  const now = new Date(Math.max(...checkouts.map((checkout) => checkout.now.getTime())));
  return listEntriesOfCarts(tenant, hashes, now);
}

/** Writes the drafted orders with one statement, all or none. Returns false if the stock does not suffice. */
async function insertDrafts(
  tenant: Tenant,
  drafts: readonly (OrderDraft | CheckoutResult)[],
): Promise<boolean> {
  const orders = drafts.filter(isDraft).map(({ order }) => order);
  if (orders.length === 0) return true;
  const cartIds = orders.map(({ cartId }) => cartId);
  const [areWritten] = await Promise.all([
    insertOrders(tenant, orders),
    deleteUnboughtEntries(tenant, cartIds),
  ]);
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
  if (await insertDrafts(tenant, drafts))
    return drafts.map((draft) => (isDraft(draft) ? draft.attempt : draft));

  // Another server took the stock. The statement has locked it, so the numbers that are read now cannot change.
  const drafted = checkouts.filter((_, index) => isDraft(drafts[index] as OrderDraft));
  const entries = await readEntries(tenant, drafted);
  const redrafts = draftOrders(services, { ...data, entries }, drafted);
  const areWritten = await insertDrafts(tenant, redrafts);
  const results = redrafts.map((draft): CheckoutResult => {
    if (!isDraft(draft)) return draft;
    return areWritten ? draft.attempt : err('outOfStock');
  });
  return drafts.map((draft) => (isDraft(draft) ? (results.shift() as CheckoutResult) : draft));
}
