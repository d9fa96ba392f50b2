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
    ' - shippingCostCents',
    '',
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
  bug(
    'gift-card/pay-with-gift-cards.ts',
    'expiresAt !== undefined && now > expiresAt',
    'false',
    'gift-card/pay-with-gift-cards.test.ts',
  ),
  bug(
    'gift-card/ledger.ts',
    "if (isReturn && amountCents > redeemedCents(entries, orderId ?? '')) return 'exceedsRedemption';",
    '',
    'gift-card/ledger.property.test.ts',
  ),
  bug(
    'rate/rate.ts',
    'const [part = 0] = allocateCents(cents, [remainder, denominator - remainder]);',
    'const part = Math.floor((cents * remainder) / denominator);',
    'tax/tax.test.ts',
  ),
  bug(
    'tax/reverse-charge.ts',
    'input.country !== input.storeCountry &&',
    '',
    'tax/tax-classes.test.ts',
  ),
  bug('tax/vat-number.ts', '.isValid', '.isSupportedCountry', 'tax/tax-classes.test.ts'),
  bug(
    'tax/apply-tax.ts',
    'denominator = taxIncluded ? wholeRate + sum(rates) : wholeRate',
    'denominator = wholeRate',
    'tax/tax.test.ts',
  ),
  bug(
    'shipping/find-zone.ts',
    'zones.find(({ isRestOfWorld }) => isRestOfWorld)',
    'zones[0]',
    'shipping/shipping-options.test.ts',
  ),
  bug(
    'shipping/find-zone.ts',
    `withRegion(({ states }) => states.some((code) => normalizeState(country, code) === typed)) ??
    withRegion(({ states }) => states.length === 0) ??`,
    `withRegion(({ states }) => states.length === 0) ??
    withRegion(({ states }) => states.some((code) => normalizeState(country, code) === typed)) ??`,
    'shipping/shipping-options.test.ts',
  ),
  bug(
    'shipping/shipping-options.ts',
    'shipment.goodsCents >= delivery.minimumCents',
    'shipment.goodsCents > delivery.minimumCents',
    'shipping/shipping-options.test.ts',
  ),
  bug(
    'discount/find-discount-error.ts',
    'sum(lines.map(lineSubtotalCents)) < minimumCents',
    'sum(lines.map(lineSubtotalCents)) <= minimumCents',
    'discount/find-discount-error.test.ts',
  ),
  bug(
    'discount/find-discount-error.ts',
    "if (!customers.includes(customer)) return 'notForCustomer';",
    '',
    'discount/find-discount-error.test.ts',
  ),
];
