import { sentFor } from './compare-orders.ts';
import { listStripeRefunds } from './bank-steps.ts';
import type { ModelShop } from './model-shop.ts';
import type { Books, BookedOrder } from './read-books.ts';

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** What Stripe took for an order and returned of it, from its own records. */
function atStripe(shop: ModelShop, orderId: string) {
  const { ledger } = shop.stripe;
  const { accountId } = shop.account;
  const isOf = (intentId: string) =>
    ledger.retrieve(accountId, intentId).metadata['orderId'] === orderId;
  const charges = ledger.charges.filter(
    (charge) => charge.accountId === accountId && isOf(charge.intentId),
  );
  const refunds = listStripeRefunds(shop).filter(
    ({ payment_intent: intent }) => typeof intent === 'string' && isOf(intent),
  );
  return { charges: charges.map(({ amount }) => amount), refunds };
}

function* compareOrder(shop: ModelShop, order: BookedOrder, books: Books, isSettled: boolean) {
  const { orderId, paymentState, provider } = order;
  const { charges, refunds } = atStripe(shop, orderId);
  const charged = sum(charges) + (books.testCharges[orderId] ?? 0);
  const payable = sentFor(shop, order)?.seen.payableCents ?? 0;
  const isPart = shop.captures.some(
    (asked) => asked.orderId === orderId && asked.amountCents === charged && charged <= payable,
  );
  if (charges.length > 1 || (charged !== 0 && charged !== payable && !isPart))
    yield `The order ${orderId} to be paid with ${payable} was charged ${charged}.`;
  if (paymentState === 'paid' && provider !== 'invoice' && charged !== payable && !isPart)
    yield `The order ${orderId} is paid with ${payable}, but ${charged} was charged.`;
  if (provider !== 'stripe') return;
  const returned = sum(refunds.filter(({ status }) => status !== 'failed').map((r) => r.amount));
  if (returned > charged) yield `Stripe returned ${returned} of ${charged} for ${orderId}.`;
  for (const refund of refunds) {
    const booked = order.refunds.find(({ refundId }) => refundId === refund.metadata?.['refundId']);
    if (booked === undefined) yield `Stripe returned money for ${orderId} that nobody asked for.`;
    else if (booked.amountCents - booked.giftCardCents !== refund.amount)
      yield `Stripe returned ${refund.amount} instead of ${booked.amountCents - booked.giftCardCents}.`;
  }
  const ids = refunds.map(({ metadata }) => metadata?.['refundId']);
  if (new Set(ids).size !== ids.length) yield `Stripe carried out a refund of ${orderId} twice.`;
  if (!isSettled) return;
  const isPaid = paymentState === 'paid';
  if (!isPaid && charged !== returned)
    yield `The order ${orderId} is ${paymentState}, but ${charged - returned} was kept.`;
  const booked = order.refunds.filter(
    ({ state, method }) => state === 'succeeded' && method === 'provider',
  );
  const bookedCents = sum(booked.map((refund) => refund.amountCents - refund.giftCardCents));
  if (bookedCents !== returned)
    yield `The order ${orderId} was refunded ${bookedCents}, but Stripe returned ${returned}.`;
}

/** Money: what was charged and returned, from the records of those who did it. */
export function* compareMoney(shop: ModelShop, books: Books, isSettled: boolean) {
  const { orders } = books;
  for (const order of orders) {
    yield* compareOrder(shop, order, books, isSettled);
    if (isSettled && order.paymentState === 'requiresPayment')
      yield `The order ${order.orderId} still waits for its payment.`;
  }
  const { ledger } = shop.stripe;
  const known = new Set(orders.map(({ orderId }) => orderId));
  for (const { accountId, intentId } of ledger.charges)
    if (accountId === shop.account.accountId) {
      const { orderId = '' } = ledger.retrieve(accountId, intentId).metadata;
      if (!known.has(orderId))
        yield `Stripe charged for the order ${orderId}, which does not exist.`;
    }
}

/** Gift cards: their value, less what orders took, plus what refunds gave back. */
export function* compareGiftCards(shop: ModelShop, books: Books) {
  const taken = sum(
    books.orders
      .filter(({ paymentState }) => paymentState !== 'failed' && paymentState !== 'voided')
      .map((order) => {
        const seen = sentFor(shop, order)?.seen;
        return seen === undefined ? 0 : seen.grandTotalCents - seen.payableCents;
      }),
  );
  const credited = sum(
    books.orders
      .flatMap(({ refunds }) => refunds)
      .filter(({ state }) => state === 'succeeded')
      .map(({ giftCardCents }) => giftCardCents),
  );
  const expected = shop.issuedCents - taken + credited;
  if (books.issuedBalanceCents !== expected)
    yield `The gift cards have ${books.issuedBalanceCents} instead of ${expected}.`;
  if (books.lowestBalanceCents < 0) yield `A gift card has ${books.lowestBalanceCents}.`;
}
