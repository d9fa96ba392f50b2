import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { chooseDiscounts, type DiscountedCart } from './choose-discounts.ts';
import { testDiscount } from './discount.fixture.ts';
import { discountClasses, type Discount } from './discount.ts';

const anyLines = fc.array(
  fc.record({
    productId: fc.constantFrom('mug', 'print'),
    unitPriceCents: fc.integer({ min: 1, max: 9000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  { minLength: 1, maxLength: 4 },
);
const anyCart: fc.Arbitrary<DiscountedCart> = fc.record({
  lines: anyLines.map((lines): CartLine[] =>
    lines.map((line, index) => ({ ...line, id: `l${index}`, variantId: 'v', kind: 'physical' })),
  ),
  shipping: fc.option(
    fc.nat(3000).map((costCents) => ({ id: 'post', name: 'Post', costCents })),
    { nil: undefined },
  ),
});
const anyDiscounts = fc
  .array(
    fc.record({
      effect: fc.oneof(
        fc
          .integer({ min: 1, max: 100 })
          .map((percent) => ({ kind: 'percentage' as const, percent })),
        fc.integer({ min: 1, max: 9000 }).map((amountCents) => ({
          kind: 'fixed' as const,
          amountCents,
        })),
        fc.constant({ kind: 'freeShipping' as const }),
      ),
      target: fc.constantFrom<Discount['target']>(
        { kind: 'all' },
        { kind: 'products', productIds: ['mug'] },
      ),
      combinesWith: fc.subarray([...discountClasses]),
      isAutomatic: fc.boolean(),
    }),
    { maxLength: 7 },
  )
  .map((discounts) =>
    discounts.map(({ isAutomatic, effect, ...rest }, index) => {
      const discount = testDiscount(`D${index}`, effect, rest);
      return isAutomatic ? { ...discount, code: null, title: `D${index}` } : discount;
    }),
  );

/** Class and allowed classes again, written down without the code under test. */
const classOf = ({ effect, target }: Discount) =>
  effect.kind === 'freeShipping' ? 'shipping' : target.kind === 'products' ? 'product' : 'order';
const agree = (one: Discount, other: Discount) =>
  one.combinesWith.includes(classOf(other)) && other.combinesWith.includes(classOf(one));

/** What a set saves, by exact fractions: products first, percentages before amounts. */
function savedBy({ lines, shipping }: DiscountedCart, chosen: readonly Discount[]): number {
  const rank = (discount: Discount) =>
    (classOf(discount) === 'product' ? 0 : 2) + (discount.effect.kind === 'fixed' ? 1 : 0);
  let nets = lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity);
  const before = nets.reduce((sum, net) => sum + net, 0);
  for (const discount of chosen.toSorted((a, b) => rank(a) - rank(b))) {
    const { effect } = discount;
    if (effect.kind === 'freeShipping') continue;
    const applies = lines.map(
      ({ productId }) => classOf(discount) === 'order' || productId === 'mug',
    );
    const base = nets.reduce((sum, net, index) => sum + (applies[index] ? net : 0), 0);
    const share =
      effect.kind === 'percentage'
        ? effect.percent / 100
        : Math.min(1, base === 0 ? 0 : effect.amountCents / base);
    nets = nets.map((net, index) => (applies[index] ? net * (1 - share) : net));
  }
  const isFree = chosen.some(({ effect }) => effect.kind === 'freeShipping');
  return (
    before - nets.reduce((sum, net) => sum + net, 0) + (isFree ? (shipping?.costCents ?? 0) : 0)
  );
}

const subsets = (discounts: readonly Discount[]): Discount[][] =>
  discounts.reduce<Discount[][]>(
    (sets, discount) => [...sets, ...sets.map((set) => [...set, discount])],
    [[]],
  );

it('chooses discounts that all combine, and saves as much as the best of all subsets', () => {
  fc.assert(
    fc.property(anyCart, anyDiscounts, (cart, discounts) => {
      const chosen = chooseDiscounts(cart, discounts);
      const areAllowed = (set: readonly Discount[]) =>
        set.every((one) => set.every((other) => one === other || agree(one, other)));
      expect(areAllowed(chosen)).toBe(true);
      const best = Math.max(
        ...subsets(discounts)
          .filter(areAllowed)
          .map((set) => savedBy(cart, set)),
      );
      // Each discount rounds to a minor unit, and so does its split.
      expect(Math.abs(savedBy(cart, chosen) - best)).toBeLessThanOrEqual(discounts.length);
    }),
    { seed: 18, numRuns: 500 },
  );
});

it('chooses the same discounts in any order of entry', () => {
  fc.assert(
    fc.property(
      anyCart,
      anyDiscounts.chain((discounts) =>
        fc.tuple(
          fc.constant(discounts),
          fc.shuffledSubarray(discounts, { minLength: discounts.length }),
        ),
      ),
      (cart, [discounts, shuffled]) => {
        expect(chooseDiscounts(cart, shuffled)).toEqual(chooseDiscounts(cart, discounts));
      },
    ),
    { seed: 19, numRuns: 300 },
  );
});

it('prefers the entered code to an automatic discount that saves the same', () => {
  const ten = { kind: 'percentage', percent: 10 } as const;
  const automatic = {
    ...testDiscount('A', ten, { combinesWith: [] }),
    code: null,
    title: 'Sale',
  };
  const entered = testDiscount('Z', ten, { combinesWith: [] });
  const [line] = fc.sample(anyLines, { seed: 1, numRuns: 1 })[0] ?? [];
  const lines: CartLine[] = [{ ...line!, id: 'a', variantId: 'v', kind: 'physical' }];
  expect(chooseDiscounts({ lines, shipping: undefined }, [automatic, entered])).toEqual([entered]);
});

it('compares a number of combinations that is cubic in the number of discounts', () => {
  const lines: CartLine[] = Array.from({ length: 50 }, (_, index) => ({
    id: `l${index}`,
    productId: 'mug',
    variantId: 'v',
    kind: 'physical',
    unitPriceCents: 999 + index,
    quantity: 1,
  }));
  const discounts = Array.from({ length: 30 }, (_, index) =>
    testDiscount(
      `D${index}`,
      index % 3 === 2 ? { kind: 'freeShipping' } : { kind: 'percentage', percent: 1 + index },
      {
        target: index % 3 === 0 ? { kind: 'products', productIds: ['mug'] } : { kind: 'all' },
        combinesWith: discountClasses.filter((_class, position) => position !== index % 3),
      },
    ),
  );
  let reads = 0;
  const shipping = {
    id: 'post',
    name: 'Post',
    get costCents() {
      reads += 1;
      return 500;
    },
  };
  chooseDiscounts({ lines, shipping }, discounts);
  // Each of at most 11³ combinations reads the cost a few times; 30 discounts have 2³⁰ subsets.
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(5 * 11 ** 3);
});
