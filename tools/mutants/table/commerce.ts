import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('libs/commerce/src', 'unit');
const moneyBug = bugsIn('libs/money/src', 'unit');

export const commerce: readonly Mutant[] = [
  bug(
    'discount/find-discount-error.ts',
    'now > endsAt',
    'now >= endsAt',
    'discount/find-discount-error.test.ts',
  ),
  bug(
    'discount/find-discount-error.ts',
    'uses >= useLimit',
    'uses > useLimit',
    'discount/find-discount-error.test.ts',
  ),
  bug(
    'discount/find-discount-error.ts',
    'customerUses >= customerLimit',
    'customerUses > customerLimit',
    'discount/find-discount-error.test.ts',
  ),
  bug(
    'discount/find-discount-error.ts',
    'context.lines.filter((line) => isDiscounted(discount, line))',
    '[...context.lines]',
    'discount/find-discount-error.test.ts',
  ),
  bug(
    'discount/sort-discounts.ts',
    'discountClasses.indexOf(discountClassOf(discount)) * 3 + ',
    '',
    'discount/discount.test.ts',
  ),
  bug(
    'discount/discount.ts',
    'one.combinesWith.includes(discountClassOf(other)) &&\n  ',
    '',
    'discount/discount.test.ts',
    'discount/choose-discounts.property.test.ts',
  ),
  bug(
    'discount/choose-discounts.ts',
    'right.saved - left.saved ||',
    'left.saved - right.saved ||',
    'discount/choose-discounts.property.test.ts',
  ),
  bug(
    'discount/choose-discounts.ts',
    '(shipping?.costCents ?? 0)',
    '0',
    'discount/choose-discounts.property.test.ts',
  ),
  bug(
    'tax/apply-tax.ts',
    '!isFaceValue(line) && classes.includes',
    'classes.includes',
    'cart/price-cart.test.ts',
    'tax/tax.test.ts',
  ),
  bug(
    'cart/price-cart.ts',
    'kinds.requiresShipping ? input.shipping : undefined',
    'input.shipping',
    'cart/price-cart.test.ts',
  ),
  bug(
    'discount/discount.ts',
    'if (isFaceValue(line)) return false;',
    '',
    'cart/price-cart.test.ts',
    'discount/find-discount-error.test.ts',
  ),
  bug(
    'cart/price-cart.ts',
    'subtotal - net - reverseChargeCents',
    'subtotal - net',
    'cart/price-cart.property.test.ts',
  ),
  bug(
    'gift-card/pay-with-gift-cards.ts',
    ' || payments.has(id)',
    '',
    'gift-card/pay-with-gift-cards.test.ts',
  ),
  bug('shipping/price-rate.ts', 'Math.ceil', 'Math.round', 'shipping/shipping-options.test.ts'),
  bug('shipping/shipment.ts', ' * line.quantity', '', 'shipping/shipping-options.test.ts'),
  bug('shipping/price-rate.ts', 'cents < to', 'cents <= to', 'shipping/price-rate.test.ts'),
  bug(
    'shipping/price-rate.ts',
    'shipment.goodsCents >= freeFromCents',
    'shipment.goodsCents > freeFromCents',
    'shipping/price-rate.test.ts',
  ),
  bug(
    'tax/apply-tax.ts',
    'wholeRate + sum(rates)',
    'wholeRate + (rates[0] ?? 0)',
    'tax/tax.test.ts',
    'cart/price-cart.test.ts',
  ),
  bug('tax/tax-rule.ts', '.startsWith(', '.includes(', 'tax/tax.test.ts'),
  bug(
    'subscription/next-payment.ts',
    'Math.min(date.getUTCDate(), lastDay.getUTCDate())',
    'date.getUTCDate()',
    'subscription/next-payment.test.ts',
  ),
  moneyBug(
    'allocate.ts',
    '(products[b]! % sum) - (products[a]! % sum)',
    '(products[a]! % sum) - (products[b]! % sum)',
    'allocate.test.ts',
  ),
  moneyBug('units-of.ts', 'size >= (units', 'size > (units', 'units-of.test.ts', 'format.test.ts'),
];
