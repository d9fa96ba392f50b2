import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('libs/commerce/src', 'unit');
const moneyBug = bugsIn('libs/money/src', 'unit');

export const commerce: readonly Mutant[] = [
  bug('coupon/coupon.ts', 'now > endsAt', 'now >= endsAt', 'coupon/coupon.test.ts'),
  bug('coupon/coupon.ts', 'uses >= useLimit', 'uses > useLimit', 'coupon/coupon.test.ts'),
  bug(
    'coupon/sort-coupons.ts',
    '=== undefined ? 3 : 0',
    '=== undefined ? 1 : 0',
    'coupon/sort-coupons.test.ts',
  ),
  bug(
    'cart/price-cart.ts',
    'isFaceValue(line) ? 0 : (discounts.netCents[index] ?? 0)',
    'discounts.netCents[index] ?? 0',
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
    'discount/apply-discounts.ts',
    ' && !isFaceValue(line)',
    '',
    'cart/price-cart.test.ts',
    'coupon/coupon.test.ts',
  ),
  bug(
    'gift-card/pay-with-gift-cards.ts',
    ' || payments.has(code)',
    '',
    'gift-card/pay-with-gift-cards.test.ts',
  ),
  bug(
    'shipping/shipping-options.ts',
    'Math.ceil(grams / 1000)',
    'Math.round(grams / 1000)',
    'shipping/shipping-options.test.ts',
  ),
  bug('shipping/shipping-options.ts', ' * line.quantity', '', 'shipping/shipping-options.test.ts'),
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
