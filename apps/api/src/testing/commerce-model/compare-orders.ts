import { hashToken } from '../../platform/security/token.ts';
import type { Books, BookedOrder } from './read-books.ts';
import type { ModelShop, SentCheckout } from './model-shop.ts';
import { modelStore } from './model-shop.ts';

const keyOf = ({ idempotencyKey }: BookedOrder): string => idempotencyKey.split('.')[0] ?? '';

/** Variants, quantities and prices, in any order. */
const contents = (lines: readonly (readonly [string, number, number])[]): string =>
  JSON.stringify(lines.map((line) => line.join(' ')).toSorted());

/** Whether an order is what its buyer saw when sending this checkout. */
function isAsSeen(order: BookedOrder, { seen }: SentCheckout): boolean {
  const ordered = contents(
    order.lines.map((line) => [line.variantId, line.quantity, line.unitPriceCents]),
  );
  return (
    ordered ===
      contents(seen.entries.map((entry) => [entry.variantId, entry.quantity, entry.price])) &&
    order.grandTotalCents === seen.grandTotalCents &&
    order.discountCents === seen.discountCents &&
    order.giftCardCents === seen.grandTotalCents - seen.payableCents
  );
}

/** The checkout that an order comes from. */
export const sentFor = (shop: ModelShop, order: BookedOrder): SentCheckout | undefined =>
  shop.sent.find((sent) => sent.body.idempotencyKey === keyOf(order) && isAsSeen(order, sent));

/** An order whose payment did not fail. */
export const counts = ({ paymentState }: BookedOrder): boolean => paymentState !== 'failed';

/** Gift cards that a buyer saw and paid are delivered, except those that were refunded first. */
function* compareDelivered(
  shop: ModelShop,
  { orderId, state, paymentState, lines }: BookedOrder,
  { seen }: SentCheckout,
) {
  if (paymentState !== 'paid' || state === 'cancelled') return;
  const isCard = ({ variantId }: { readonly variantId: string }) =>
    variantId === shop.giftCardVariantId;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const bought = sum(seen.entries.filter(isCard).map(({ quantity }) => quantity));
  const delivered = sum(
    lines.filter(isCard).map((line) => line.fulfilledQuantity + line.refundedQuantity),
  );
  if (delivered < bought)
    yield `The order ${orderId} is paid, but ${delivered} of its ${bought} gift cards are fulfilled.`;
}

/** Orders: each comes from a checkout as its buyer saw it, one for each key, and none is lost. */
export function* compareOrders(shop: ModelShop, { orders, discountUses }: Books) {
  const byKey = Map.groupBy(orders.filter(counts), keyOf);
  for (const [key, placed] of byKey)
    if (placed.length > 1) yield `The checkout ${key} has ${placed.length} orders.`;
  const uses = new Map<string, number>();
  for (const order of orders) {
    const sent = sentFor(shop, order);
    if (sent === undefined) {
      yield `The order ${order.orderId} is not what a buyer saw: ${JSON.stringify(order)}`;
      continue;
    }
    if (order.state !== 'cancelled')
      for (const { label, amountCents } of sent.seen.discounts)
        if (amountCents > 0) uses.set(label, (uses.get(label) ?? 0) + 1);
    yield* compareDelivered(shop, order, sent);
    const isPlaced = ['paid', 'awaitingPayment', 'authorized'].includes(order.paymentState);
    if (isPlaced && order.mails !== 2)
      yield `The order ${order.orderId} has ${order.mails} mails instead of two.`;
    if (order.paidEvents !== (order.paymentState === 'paid' ? 1 : 0))
      yield `The order ${order.orderId} is ${order.paymentState}, recorded as paid ${order.paidEvents} times.`;
  }
  const hashes = new Set(orders.map(({ orderUrlHash }) => orderUrlHash));
  for (const url of shop.orderUrls)
    if (!hashes.has(hashToken(url.replace('/order/', '')).toString('hex')))
      yield `The order at ${url} does not exist.`;
  for (const [label, stored] of Object.entries(discountUses))
    if (stored !== (uses.get(label) ?? 0))
      yield `“${label}” was used ${stored} times, by ${uses.get(label) ?? 0} orders.`;
  const { percentCode } = modelStore;
  if ((uses.get(percentCode.code) ?? 0) > percentCode.useLimit)
    yield `“${percentCode.code}” reduced ${uses.get(percentCode.code)} orders.`;
}
