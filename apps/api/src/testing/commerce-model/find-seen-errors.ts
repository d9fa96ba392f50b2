import type { ShoppingCart } from '@sitewright/contracts/entities';
import { modelStore, type ModelShop } from './model-shop.ts';

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
/** Half up, in whole numbers: the rate has three decimals. */
const percentOf = (cents: number, percent: number): number =>
  Math.floor((cents * Math.round(percent * 1000) + 50_000) / 100_000);

/**
 * What is wrong with the amounts of a cart that a buyer sees, computed from the prices that the owner set and the
 * settings of the store, not with the code that prices carts.
 */
export function findSeenErrors(shop: ModelShop, cart: ShoppingCart): string[] {
  const errors: string[] = [];
  const check = (name: string, shown: number, expected: number) => {
    if (shown !== expected)
      errors.push(`A cart shows the ${name} ${shown} instead of ${expected}.`);
  };
  for (const { variantId, price, quantity, subtotalCents } of cart.entries) {
    const product = shop.products.find((each) => each.variantId === variantId);
    const isSet = product === undefined ? price === 5000 : product.prices.has(price);
    if (!isSet) errors.push(`A cart shows the price ${price}, which its product never had.`);
    check('line', subtotalCents, price * quantity);
  }
  const goods = cart.entries.filter(({ variantId }) => variantId !== shop.giftCardVariantId);
  const goodsCents = sum(goods.map((entry) => entry.price * entry.quantity));
  const labels = new Set(cart.discounts.map(({ label }) => label));
  const { percentCode, automatic, shippingCode } = modelStore;
  const percentCents = labels.has(percentCode.code)
    ? percentOf(goodsCents, percentCode.percent)
    : 0;
  const fixedCents = labels.has(automatic.title)
    ? Math.min(automatic.amountCents, goodsCents - percentCents)
    : 0;
  const discountCents = percentCents + fixedCents;
  const subtotalCents = sum(cart.entries.map((entry) => entry.price * entry.quantity));
  check('subtotal', cart.subtotalCents, subtotalCents);
  check('discount', cart.discountCents, discountCents);
  // Without an address there is no shipping and no tax.
  const hasAddress = cart.shippingLocation !== null;
  const ships = goods.length > 0 && hasAddress && !labels.has(shippingCode);
  const shippingCents = ships ? modelStore.shippingCents : 0;
  const taxCents = hasAddress ? percentOf(goodsCents - discountCents, modelStore.taxPercent) : 0;
  check('shipping', cart.shippingCostCents, shippingCents);
  check('tax', cart.taxCents, taxCents);
  const totalCents = subtotalCents - discountCents + shippingCents + taxCents;
  check('total', cart.grandTotalCents, totalCents);
  const cardCents = sum(cart.giftCards.map(({ amountCents }) => amountCents));
  check('amount to pay', cart.payableCents, totalCents - cardCents);
  for (const { amountCents, balanceCents } of cart.giftCards)
    if (amountCents < 0 || amountCents > balanceCents)
      errors.push(`A cart takes ${amountCents} from a gift card with ${balanceCents}.`);
  return errors;
}
