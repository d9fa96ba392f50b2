import { describe, expect, it } from 'vitest';
import { effectivePriceCents, type PricedVariant } from './effective-price.ts';
import { priceText, startingPriceCents } from './price-text.ts';

const variant = (price: number, salePrice = 0, onSale = false): PricedVariant => ({
  price,
  salePrice,
  onSale,
});
const format = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const text = (...variants: PricedVariant[]) => priceText({ variants }, { format });

describe('price', () => {
  it('is the sale price of a variant while it is on sale (PRODUCT-05)', () => {
    expect(effectivePriceCents(variant(1000, 800, true))).toBe(800);
    expect(effectivePriceCents(variant(1000, 800, false))).toBe(1000);
    expect(effectivePriceCents(variant(1000, 0, true))).toBe(0);
  });

  it('is the sale price of a digital product while it is on sale (PRODUCT-05)', () => {
    const digital = { priceCents: 1000, salePriceCents: 800 };
    expect(effectivePriceCents({ ...digital, onSale: true })).toBe(800);
    expect(effectivePriceCents({ ...digital, onSale: false })).toBe(1000);
  });

  it("is shown as 'from {startingPrice}' when the effective prices of variants differ (PRODUCT-08)", () => {
    expect(text(variant(1500), variant(1000))).toBe('from $10.00');
    expect(text(variant(1000), variant(1000, 999, true))).toBe('from $9.99');
    expect(
      priceText(
        { variants: [variant(1500), variant(1000)] },
        { format: () => '$& $1', fromText: 'ab {startingPrice}' },
      ),
    ).toBe('ab $& $1');
  });

  it('is shown without a prefix when all effective prices are equal (PRODUCT-09)', () => {
    expect(text(variant(1000))).toBe('$10.00');
    expect(text(variant(1000), variant(2000, 1000, true))).toBe('$10.00');
    expect(priceText({ priceCents: 500, salePriceCents: 400, onSale: true }, { format })).toBe(
      '$4.00',
    );
  });

  it('starts at the lowest effective price and is undefined without variants (PRODUCT-09)', () => {
    expect(startingPriceCents({ variants: [variant(1500), variant(2000, 900, true)] })).toBe(900);
    expect(startingPriceCents({ variants: [] })).toBeUndefined();
    expect(text()).toBe('');
  });
});
