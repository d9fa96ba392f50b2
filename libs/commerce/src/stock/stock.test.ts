import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSku } from './create-sku.ts';
import { isSoldOut, type StockedProduct } from './is-sold-out.ts';
import { findStockError } from './find-stock-error.ts';

const none = { unlimited: false, qtyInStock: 0 };
const one = { unlimited: false, qtyInStock: 1 };
const endless = { unlimited: true, qtyInStock: 0 };

describe('stock', () => {
  it('is sold out when no variant is unlimited or in stock (PRODUCT-10)', () => {
    expect(isSoldOut({ productType: 'physical', variants: [none, none] })).toBe(true);
    expect(isSoldOut({ productType: 'physical', variants: [] })).toBe(true);
  });

  it.each([[[none, one]], [[none, endless]], [[endless]]])(
    'is not sold out with %j (PRODUCT-11)',
    (variants) => {
      expect(isSoldOut({ productType: 'physical', variants })).toBe(false);
    },
  );

  it('is never sold out for a digital product (PRODUCT-12)', () => {
    expect(isSoldOut({ productType: 'digital', variants: [none] })).toBe(false);
    expect(isSoldOut({ productType: 'digital', variants: [] })).toBe(false);
  });

  it.each<[StockedProduct, boolean]>([
    [{ productType: 'service', variants: [none] }, true],
    [{ productType: 'service', variants: [one] }, false],
    [{ productType: 'service', variants: [{ qtyInStock: 0 }] }, true],
    [{ productType: 'gift card', variants: [none] }, true],
    [{ productType: 'gift card', variants: [{ qtyInStock: 0 }] }, false],
  ])('of %j is sold out: %j (PRODUCT-13)', (product, expected) => {
    expect(isSoldOut(product)).toBe(expected);
  });

  it('returns an error with the remaining stock for a quantity above the stock', () => {
    expect(findStockError(one, 1)).toBeNull();
    expect(findStockError(endless, 99)).toBeNull();
    expect(findStockError(one, 2)).toEqual({ error: 'outOfStock', detail: { stockLeft: 1 } });
  });
});

describe('createSku', () => {
  it('returns SQ followed by seven digits for any random number (PRODUCT-16)', () => {
    expect(createSku(() => 0)).toBe('SQ0000000');
    expect(createSku(() => 0.1234567)).toBe('SQ1234567');
    expect(createSku(() => 1 - Number.EPSILON / 2)).toBe('SQ9999999');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        expect(createSku(() => random)).toMatch(/^SQ\d{7}$/);
      }),
      { seed: 16 },
    );
  });
});
