import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { priceCart } from '../cart/price-cart.ts';
import { refundedTaxes, type RefundedTax } from './refunded-taxes.ts';

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

const total = (taxes: readonly RefundedTax[]) =>
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

describe('the tax of refunds by rate', () => {
  it('adds up to the tax of each refund, and to each tax once everything is refunded', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(fc.nat(100), { maxLength: 4 }), (order, shares) => {
        const { lines, trace, shippingTaxCents, grandTotalCents } = price(order);
        const shippingTotalCents =
          grandTotalCents - lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
        // Refunds up to growing shares of each amount; the last one refunds everything.
        const bounds = [...shares.toSorted((left, right) => left - right), 100];
        const part = (cents: number, percent: number) => Math.floor((cents * percent) / 100);
        const refunds = bounds.map((bound, index) => {
          const before = bounds[index - 1] ?? 0;
          const earlierShippingCents = part(shippingTotalCents, before);
          return refundedTaxes({
            trace,
            lines: lines.map(({ id, taxCents }) => ({
              traceId: id,
              taxCents: part(taxCents, bound) - part(taxCents, before),
              earlierTaxCents: part(taxCents, before),
            })),
            shippingCents: part(shippingTotalCents, bound) - earlierShippingCents,
            earlierShippingCents,
            shippingTotalCents,
            shippingTaxCents,
          });
        });
        const steps = trace.filter(({ rule }) => rule === 'tax' || rule === 'taxIncluded');
        for (const { detail, ratePercent, amountCents } of steps)
          expect(
            total(
              refunds
                .flat()
                .filter((tax) => tax.name === detail && tax.ratePercent === ratePercent),
            ),
          ).toBe(amountCents);
      }),
      { seed: 18, numRuns: 200 },
    );
  });

  it('is one amount without a rate in orders from before price breakdowns had taxes', () => {
    const old = { trace: [{ rule: 'lines', amountCents: 500 }], shippingTaxCents: 0 };
    const none = { shippingCents: 0, earlierShippingCents: 0, shippingTotalCents: 0 };
    const line = { traceId: 'a', taxCents: 40, earlierTaxCents: 0 };
    expect(refundedTaxes({ ...old, ...none, lines: [line] })).toEqual([
      { name: '', ratePercent: null, taxCents: 40 },
    ]);
    expect(refundedTaxes({ ...old, ...none, lines: [] })).toEqual([]);
  });

  it('of a line is at the rates of that line only', () => {
    const trace = [
      { rule: 'tax', amountCents: 190, detail: 'VAT', ratePercent: 19, lines: { mug: 190 } },
      { rule: 'tax', amountCents: 70, detail: 'VAT', ratePercent: 7, lines: { book: 70 } },
    ];
    const none = { shippingCents: 0, earlierShippingCents: 0, shippingTotalCents: 0 };
    const line = { traceId: 'book', taxCents: 35, earlierTaxCents: 0 };
    expect(refundedTaxes({ trace, shippingTaxCents: 0, ...none, lines: [line] })).toEqual([
      { name: 'VAT', ratePercent: 7, taxCents: 35 },
    ]);
  });
});
