import type { CheckoutBody } from '@sitewright/contracts/api';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { Services } from '../../platform/services.ts';
import {
  listEntriesOfCarts,
  lockCarts,
  priceEntries,
  readStoreSettings,
  type CartRow,
  type EntryRow,
  type StoreSettings,
} from '../cart/public.ts';
import { again } from './batch-queue.ts';
import { checkoutRefusal } from './check-checkout.ts';
import { deleteUnboughtEntries } from './delete-unbought-entries.queries.ts';
import { draftOrder, sentAsWanted, type OrderDraft } from './draft-order.ts';
import { insertOrders } from './insert-orders.queries.ts';
import { listTakenKeys, type AttemptRow } from './payment-attempts.queries.ts';
import { alone, type TogetherAnswer } from './run-batch.ts';

/** A checkout as a batch takes it. */
export interface Checkout {
  readonly site: HostedSite;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  readonly now: Date;
  readonly body: CheckoutBody;
  /** The hash of the visitor's cart token. */
  readonly cartHash: Buffer;
}

type CheckoutAnswer = TogetherAnswer<AttemptRow | ErrorResult>;

interface BatchState {
  readonly carts: ReadonlyMap<string, CartRow>;
  readonly entries: ReadonlyMap<string, EntryRow[]>;
  readonly settings: StoreSettings;
  readonly takenKeys: ReadonlySet<string>;
  /** Carts and keys of the checkouts so far: one cart, and one key, is one order. */
  readonly seen: Set<string>;
  /** Pieces that the checkouts so far take. */
  readonly taken: Map<string, number>;
}

/** What stands in the way of a checkout beside the others of its batch; its draft when nothing does. */
function draftBeside(
  state: BatchState,
  checkout: Checkout,
): OrderDraft | Exclude<CheckoutAnswer, AttemptRow> {
  const { carts, settings, takenKeys, seen, taken } = state;
  const { body, cartHash, now } = checkout;
  const token = cartHash.toString('hex');
  if (seen.has(token) || seen.has(body.idempotencyKey)) return again;
  seen.add(token).add(body.idempotencyKey);

  const cart = carts.get(token);
  if (cart === undefined) return err('cartExpired');
  if (cart.orderId !== null || cart.coupons.length > 0 || takenKeys.has(body.idempotencyKey))
    return alone;
  const row = sentAsWanted(cart, body);
  const entries = state.entries.get(row.cartId) ?? [];
  const priced = priceEntries({
    entries,
    settings,
    location: row.shippingLocation ?? undefined,
    shippingOptionId: row.shippingOptionId,
    couponCodes: [],
    couponUses: new Map(),
    now,
  });
  const read = { row, entries, settings, ...priced };
  const refused = checkoutRefusal(body, read);
  if (refused !== null) return refused;
  // There was enough, but others of this batch come first: what they leave is known when they are written.
  const isLeft = (entry: EntryRow) =>
    entry.unlimited || entry.quantity + (taken.get(entry.variantId) ?? 0) <= entry.qtyInStock;
  if (!entries.every(isLeft)) return again;
  for (const { variantId, quantity } of entries)
    taken.set(variantId, quantity + (taken.get(variantId) ?? 0));
  return draftOrder(checkout, body, read);
}

/**
 * Turns the carts of several visitors into orders, in one transaction of four questions at once and one statement. Every
 * order is written whole or not at all; when the statement finds less stock than there just was, none of them is, and
 * each goes its own way.
 */
export async function createOrders(
  tenant: Tenant,
  checkouts: readonly Checkout[],
): Promise<CheckoutAnswer[]> {
  const hashes = checkouts.map(({ cartHash }) => cartHash);
  const now = new Date(Math.max(...checkouts.map((checkout) => checkout.now.getTime())));
  // Sent together and carried out in this order: the entries are those of carts that nobody changes any more.
  const [carts, entries, settings, takenKeys] = await Promise.all([
    lockCarts(tenant, hashes),
    listEntriesOfCarts(tenant, hashes, now),
    readStoreSettings(tenant),
    listTakenKeys(
      tenant,
      checkouts.map(({ body }) => body.idempotencyKey),
    ),
  ]);
  const state = { carts, entries, settings, takenKeys, seen: new Set<string>(), taken: new Map() };
  const drafts = checkouts.map((checkout) => draftBeside(state, checkout));
  const orders = drafts.flatMap((draft) =>
    typeof draft === 'object' && 'order' in draft ? [draft.order] : [],
  );
  const cartIds = orders.map(({ cartId }) => cartId);
  const [areWritten] =
    orders.length === 0
      ? [true]
      : await Promise.all([insertOrders(tenant, orders), deleteUnboughtEntries(tenant, cartIds)]);
  return drafts.map((draft) => {
    if (typeof draft === 'symbol' || !('order' in draft)) return draft;
    return areWritten ? draft.attempt : alone;
  });
}
