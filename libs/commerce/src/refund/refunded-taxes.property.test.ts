import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { priceCart } from '../cart/price-cart.ts';
import type { RateAmount } from './order-taxes.ts';
import { refundedTaxes, type TaxedRefund } from './refunded-taxes.ts';

const now = new Date('2026-11-20T10:00:00Z');
const anyOrder = fc.record({
  lines: fc.array(
    fc.record({ unitPriceCents: fc.nat(20_000), quantity: fc.integer({ min: 1, max: 6 }) }),
    { minLength: 1, maxLength: 4 },
  ),
  rates: fc.array(fc.integer({ min: 1, max: 250 }), { minLength: 1, maxLength: 3 }),
  shippingCents: fc.nat(3000),
  taxIncluded: fc.boolean(),
});

const total = (taxes: readonly RateAmount[]) =>
  taxes.reduce((sum, { taxCents }) => sum + taxCents, 0);

/** A priced order with several taxes of one place; shipping is taxed. */
function price({
  lines,
  rates,
  shippingCents,
  taxIncluded,
}: typeof anyOrder extends fc.Arbitrary<infer T> ? T : never) {
  return priceCart({
    currency: 'EUR',
    lines: lines.map((line, index): CartLine => ({
      ...line,
      id: `line${index}`,
      productId: 'mug',
      variantId: 'v',
      kind: 'physical',
    })),
    discounts: [],
    shipping: { id: 'post', name: 'Post', costCents: shippingCents },
    location: { country: 'DE' },
    taxRules: rates.map((tenths, index) => ({
      name: `Tax ${index}`,
      ratePercent: tenths / 10,
      country: 'DE',
    })),
    taxesShipping: true,
    taxIncluded,
    now,
  });
}

/** A refund of nothing, of an order without anything. */
const nothing: TaxedRefund = {
  trace: [],
  taxCents: 0,
  grandTotalCents: 0,
  lines: [],
  shippingCents: 0,
  earlierShippingCents: 0,
  shippingTotalCents: 0,
  shippingTaxCents: 0,
  amountCents: 0,
  otherCents: 0,
  returnedCents: 0,
  returnedTaxes: [],
};

/** The part of an amount that is refunded up to a percentage. */
const part = (cents: number, percent: number) => Math.floor((cents * percent) / 100);

type PricedOrder = ReturnType<typeof price>;

/** A refund of the items of an order, from one percentage to another, and of an amount beyond. */
function refundOf(
  { lines, trace, taxCents, shippingTaxCents, grandTotalCents }: PricedOrder,
  [from, to]: readonly [number, number],
  otherCents: number,
): TaxedRefund {
  const linesCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const shippingTotalCents = grandTotalCents - linesCents;
  const share = (cents: number) => part(cents, to) - part(cents, from);
  const itemCents = lines.reduce((sum, { totalCents }) => sum + share(totalCents), 0);
  const shippingCents = share(shippingTotalCents);
  return {
    ...nothing,
    trace,
    taxCents,
    grandTotalCents,
    lines: lines.map((line) => ({
      traceId: line.id,
      taxCents: share(line.taxCents),
      earlierTaxCents: part(line.taxCents, from),
    })),
    shippingCents,
    earlierShippingCents: part(shippingTotalCents, from),
    shippingTotalCents,
    shippingTaxCents,
    otherCents,
    amountCents: itemCents + shippingCents + otherCents,
  };
}

const stepsOf = ({ trace }: PricedOrder) =>
  trace.filter(({ rule }) => rule === 'tax' || rule === 'taxIncluded');

describe('the tax of refunds by rate', () => {
  it('adds up to each tax once everything is refunded, as items and as amounts', () => {
    fc.assert(
      fc.property(
        anyOrder,
        fc.array(fc.tuple(fc.nat(100), fc.nat(100)), { maxLength: 4 }),
        (bought, shares) => {
          const order = price(bought);
          const { grandTotalCents } = order;
          let returnedCents = 0;
          let returnedTaxes: RateAmount[] = [];
          const refund = (next: TaxedRefund): void => {
            const taxes = refundedTaxes({ ...next, returnedCents, returnedTaxes });
            for (const { taxCents } of taxes) expect(taxCents).toBeGreaterThan(0);
            returnedCents += next.amountCents;
            returnedTaxes = [...returnedTaxes, ...taxes];
          };
          let from = 0;
          for (const [to, amount] of shares.toSorted(([left], [right]) => left - right)) {
            const items = refundOf(order, [from, to], 0);
            const left = grandTotalCents - returnedCents;
            // Less than the items are worth if amounts were refunded before, or more.
            const otherCents =
              items.amountCents > left
                ? left - items.amountCents
                : part(left - items.amountCents, amount);
            refund(refundOf(order, [from, to], otherCents));
            from = to;
          }
          const rest = refundOf(order, [from, 100], 0).amountCents;
          refund(refundOf(order, [from, 100], grandTotalCents - returnedCents - rest));
          for (const { detail, ratePercent, amountCents } of stepsOf(order))
            expect(
              total(
                returnedTaxes.filter(
                  (tax) => tax.name === detail && tax.ratePercent === ratePercent,
                ),
              ),
            ).toBe(amountCents);
        },
      ),
      { seed: 18, numRuns: 300 },
    );
  });

  it('of an amount is what it contains, in proportion to the rates of the order', () => {
    const trace = [
      {
        rule: 'taxIncluded',
        amountCents: 190,
        detail: 'VAT',
        ratePercent: 19,
        lines: { mug: 190 },
      },
      { rule: 'taxIncluded', amountCents: 70, detail: 'VAT', ratePercent: 7, lines: { book: 70 } },
    ];
    const order = { ...nothing, trace, taxCents: 260, grandTotalCents: 2260 };
    expect(refundedTaxes({ ...order, amountCents: 1000, otherCents: 1000 })).toEqual([
      { name: 'VAT', ratePercent: 19, taxCents: 84 },
      { name: 'VAT', ratePercent: 7, taxCents: 31 },
    ]);
  });

  it('of an amount does not return what lines have returned', () => {
    const trace = [
      {
        rule: 'taxIncluded',
        amountCents: 190,
        detail: 'VAT',
        ratePercent: 19,
        lines: { mug: 190 },
      },
      { rule: 'taxIncluded', amountCents: 70, detail: 'VAT', ratePercent: 7, lines: { book: 70 } },
    ];
    const order = { ...nothing, trace, taxCents: 260, grandTotalCents: 2260 };
    const mug = { name: 'VAT', ratePercent: 19, taxCents: 190 };
    const rest = { ...order, returnedCents: 1190, returnedTaxes: [mug] };
    expect(refundedTaxes({ ...rest, amountCents: 535, otherCents: 535 })).toEqual([
      { name: 'VAT', ratePercent: 7, taxCents: 35 },
    ]);
  });

  it('is one amount without a rate in orders from before price breakdowns had taxes', () => {
    const old = { ...nothing, trace: [{ rule: 'lines', amountCents: 500 }], taxCents: 80 };
    const line = { traceId: 'a', taxCents: 40, earlierTaxCents: 0 };
    const order = { ...old, grandTotalCents: 500 };
    expect(refundedTaxes({ ...order, amountCents: 250, lines: [line] })).toEqual([
      { name: '', ratePercent: null, taxCents: 40 },
    ]);
    expect(refundedTaxes({ ...order, amountCents: 0 })).toEqual([]);
  });

  it('of a line is at the rates of that line only', () => {
    const trace = [
      { rule: 'tax', amountCents: 190, detail: 'VAT', ratePercent: 19, lines: { mug: 190 } },
      { rule: 'tax', amountCents: 70, detail: 'VAT', ratePercent: 7, lines: { book: 70 } },
    ];
    const line = { traceId: 'book', taxCents: 35, earlierTaxCents: 0 };
    const order = { ...nothing, trace, taxCents: 260, grandTotalCents: 2260 };
    expect(refundedTaxes({ ...order, amountCents: 535, lines: [line] })).toEqual([
      { name: 'VAT', ratePercent: 7, taxCents: 35 },
    ]);
  });

  it('of further pieces of a line is at each rate of the line', () => {
    const trace = [
      { rule: 'tax', amountCents: 200, detail: 'State', ratePercent: 10, lines: { mug: 200 } },
      { rule: 'tax', amountCents: 60, detail: 'City', ratePercent: 3, lines: { mug: 60 } },
    ];
    const order = { ...nothing, trace, taxCents: 260, grandTotalCents: 2260 };
    const returnedTaxes = [
      { name: 'State', ratePercent: 10, taxCents: 100 },
      { name: 'City', ratePercent: 3, taxCents: 30 },
    ];
    const lines = [{ traceId: 'mug', taxCents: 65, earlierTaxCents: 130 }];
    const further = { ...order, lines, amountCents: 565, returnedCents: 1130, returnedTaxes };
    expect(refundedTaxes(further)).toEqual([
      { name: 'State', ratePercent: 10, taxCents: 50 },
      { name: 'City', ratePercent: 3, taxCents: 15 },
    ]);
  });
});
