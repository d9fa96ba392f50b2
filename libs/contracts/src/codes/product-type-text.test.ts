import { expect, it } from 'vitest';
import { productTypeTexts, toProductType, toProductTypeText } from './product-type-text.ts';
import { productType } from './product-type.ts';

it('lists the specified product type texts (PRODUCT-02)', () => {
  expect(productTypeTexts).toStrictEqual(['physical', 'service', 'digital', 'gift card']);
});

it('maps texts and numbers by name, not by order (PRODUCT-02)', () => {
  expect(productTypeTexts.map(toProductType)).toStrictEqual([1, 3, 2, 4]);
  for (const text of productTypeTexts) expect(toProductTypeText(toProductType(text))).toBe(text);
});

it('has no text for PAYWALL (PRODUCT-02)', () => {
  expect(toProductTypeText(productType.PAYWALL)).toBeUndefined();
  expect(productTypeTexts.map(toProductType)).not.toContain(productType.PAYWALL);
});
