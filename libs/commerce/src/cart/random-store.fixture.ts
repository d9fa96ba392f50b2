import { currencyCodes } from '@sitewright/money';
import type { RatePrice, ShippingRate, TaxClass } from '@sitewright/contracts/entities';
import * as fc from 'fast-check';
import { discountClasses, type Discount } from '../discount/discount.ts';
import type { TaxRule } from '../tax/tax-rule.ts';
import type { CartLine } from './cart-line.ts';

/** Places with different taxes; the store ships to the first two countries. */
export const places = [
  { country: 'US', state: 'NY', zip: '12207' },
  { country: 'US', state: 'OR', zip: '97035' },
  { country: 'DE', state: '', zip: '10115' },
  { country: 'JP', state: '', zip: '100-0001' },
] as const;

const cents = (max: number) => fc.oneof(fc.nat(Math.min(max, 300)), fc.nat(max));

const anyLines = fc
  .array(
    fc.record({
      productId: fc.constantFrom('mug', 'print', 'course', 'card'),
      kind: fc.constantFrom<CartLine['kind'][]>('physical', 'physical', 'digital', 'giftCard'),
      categories: fc.subarray(['prints', 'gifts']),
      variantId: fc.constant('v'),
      unitPriceCents: cents(10_000_000),
      quantity: fc.integer({ min: 1, max: 40 }),
      weightGrams: fc.nat(5000),
      taxClass: fc.constantFrom<TaxClass[]>('standard', 'reduced', 'zero'),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((lines): CartLine[] => lines.map((line, index) => ({ ...line, id: `line-${index}` })));

/** Bands without a gap, the last one without an end. */
const anyBands = fc.array(cents(5000), { minLength: 1, maxLength: 3 }).map((prices) =>
  prices.map((priceCents, index) => ({
    from: index * 1000,
    to: index === prices.length - 1 ? null : (index + 1) * 1000,
    priceCents,
  })),
);
const anyPrice: fc.Arbitrary<RatePrice> = fc.oneof(
  cents(5000).map((priceCents) => ({ kind: 'flat' as const, priceCents })),
  fc.record({
    kind: fc.constant('perWeight' as const),
    priceCents: cents(2000),
    unit: fc.constant('kg' as const),
    unitCents: cents(500),
  }),
  fc.record({ kind: fc.constantFrom('weight' as const, 'amount' as const), bands: anyBands }),
);
const anyRate: fc.Arbitrary<ShippingRate> = fc.record({
  id: fc.constant('post'),
  name: fc.constant('Post'),
  estimate: fc.constant(''),
  price: anyPrice,
  freeFromCents: fc.option(cents(50_000)),
});

/** Rates with up to three decimals, as the tables have them. */
const anyRule: fc.Arbitrary<TaxRule> = fc.record(
  {
    name: fc.constantFrom('State', 'City', 'VAT'),
    ratePercent: fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000),
    country: fc.constantFrom('US', 'DE', 'JP'),
    state: fc.constantFrom('NY', 'OR'),
    zip: fc.constantFrom('12', '12000-13000', '97035'),
    taxClass: fc.constantFrom('standard' as const, 'reduced' as const),
  },
  { requiredKeys: ['name', 'ratePercent', 'country'] },
);

const anyDiscount = fc
  .record({
    id: fc.constantFrom('A', 'B', 'C', 'D'),
    isAutomatic: fc.boolean(),
    title: fc.constant('Sale'),
    effect: fc.oneof(
      fc
        .integer({ min: 1, max: 10_000 })
        .map((hundredths) => ({ kind: 'percentage' as const, percent: hundredths / 100 })),
      cents(100_000).map((amountCents) => ({ kind: 'fixed' as const, amountCents })),
      fc.constant({ kind: 'freeShipping' as const }),
    ),
    target: fc.oneof(
      fc.constant({ kind: 'all' as const }),
      fc.constant({ kind: 'products' as const, productIds: ['mug', 'print'] }),
      fc.constant({ kind: 'categories' as const, categories: ['gifts'] }),
    ),
    combinesWith: fc.subarray([...discountClasses]),
  })
  .map(({ isAutomatic, ...rest }): Discount => ({ ...rest, code: isAutomatic ? null : rest.id }));

/** A store with its settings, and a buyer with a cart. Amounts in minor units. */
export const anyStore = fc.record({
  currency: fc.constantFrom(...currencyCodes),
  rates: fc.record({ US: anyRate, DE: anyRate }),
  taxRules: fc.array(anyRule, { maxLength: 6 }),
  taxIncluded: fc.boolean(),
  taxesShipping: fc.boolean(),
  discounts: fc.uniqueArray(anyDiscount, { maxLength: 4, selector: ({ id }) => id }),
  giftCards: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('G1', 'G2'),
      label: fc.constant('GIFT'),
      balanceCents: cents(100_000),
    }),
    { maxLength: 2, selector: ({ id }) => id },
  ),
  lines: anyLines,
  place: fc.constantFrom(...places),
});
export type RandomStore = typeof anyStore extends fc.Arbitrary<infer Value> ? Value : never;
