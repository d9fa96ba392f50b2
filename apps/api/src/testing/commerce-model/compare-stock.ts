import { counts } from './compare-orders.ts';
import type { ModelProduct, ModelShop } from './model-shop.ts';
import type { Books, BookedOrder } from './read-books.ts';

/** Books lost changes as made if that explains the stock. */
function resolveUncertain(product: ModelProduct, difference: number): boolean {
  const { uncertain } = product;
  for (let chosen = 0; chosen < 2 ** uncertain.length; chosen += 1) {
    const made = uncertain.filter((_, bit) => (chosen & (2 ** bit)) !== 0);
    const sum = made.reduce((total, change) => total + change, 0);
    if (sum !== difference) continue;
    product.stock += sum;
    uncertain.length = 0;
    return true;
  }
  return false;
}

/** Pieces come back into stock only as the owner asked, each once. */
function* compareRestocked(shop: ModelShop, { orderId, lines, refunds, state }: BookedOrder) {
  const states = new Map(refunds.map((refund) => [refund.requestKey, refund.state]));
  const goods = lines.filter(({ variantId }) => variantId !== shop.giftCardVariantId);
  for (const { lineId, quantity, restockedQuantity } of goods) {
    /** Of requests with the same key, one is accepted; which one is unknown if a response was lost. */
    const sum = (wanted: readonly string[], pick: (...pieces: readonly number[]) => number) =>
      [...states].reduce((total, [key, refundState]) => {
        if (!wanted.includes(refundState)) return total;
        const asked = shop.refunds.filter(
          (refund) => refund.orderId === orderId && refund.requestKey === key,
        );
        const accepted = asked.filter(({ isRejected }) => !isRejected);
        const pieces = (accepted.length > 0 ? accepted : asked).map(
          ({ restocked }) => restocked.find((part) => part.lineId === lineId)?.quantity ?? 0,
        );
        return pieces.length === 0 ? total : total + pick(...pieces);
      }, 0);
    const canceled = state === 'cancelled' && shop.restockingCancels.has(orderId);
    const least = Math.min(quantity, sum(['succeeded'], Math.min));
    // A refund can fail after its pieces were put back.
    const most = canceled ? quantity : Math.min(quantity, sum(['succeeded', 'failed'], Math.max));
    if (restockedQuantity < least || restockedQuantity > most)
      yield `${restockedQuantity} pieces of the line ${lineId} are in stock again, not ${least} to ${most}.`;
  }
}

/** Stock: what was there at first, less what was sold, plus what came back. */
export function* compareStock(shop: ModelShop, { orders, stock }: Books) {
  for (const order of orders) yield* compareRestocked(shop, order);
  for (const product of shop.products) {
    const sold = orders
      .filter(counts)
      .flatMap(({ lines }) => lines)
      .filter(({ variantId }) => variantId === product.variantId)
      .reduce((sum, line) => sum + line.quantity - line.restockedQuantity, 0);
    const left = stock[product.variantId] ?? 0;
    if (left < 0) yield `The stock of ${product.variantId} is ${left}.`;
    if (!resolveUncertain(product, left - (product.stock - sold)))
      yield `The stock of ${product.variantId} is ${left}, not ${product.stock} less ${sold}.`;
  }
}
