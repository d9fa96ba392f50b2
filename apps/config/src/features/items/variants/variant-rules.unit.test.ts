import type { VariantDraft } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { idOf, sampleItem } from '../../../fake-api/sample.ts';
import { applyChange, withGeneratedSkus } from './bulk-change.ts';
import { lengthScale } from './length-scale.ts';
import { addMissing, changeOptions, optionsOfProduct } from './product-matrix.ts';
import { windowOf } from './windowed-rows.ts';

const variant: VariantDraft = sampleItem.product!.variants[0]!;

describe('a bulk change', () => {
  it('changes only what it names', () => {
    expect(applyChange(variant, { price: 990 })).toEqual({ ...variant, price: 990 });
    expect(applyChange(variant, { salePrice: 500 })).toMatchObject({
      onSale: true,
      salePrice: 500,
      price: variant.price,
    });
    expect(applyChange({ ...variant, onSale: true }, { salePrice: null }).onSale).toBe(false);
    expect(applyChange(variant, { stock: null })).toMatchObject({
      unlimited: true,
      qtyInStock: 12,
    });
    expect(applyChange(variant, { stock: 3 })).toMatchObject({ unlimited: false, qtyInStock: 3 });
    const image = idOf('asset', 1);
    expect(applyChange({ ...variant, imageId: image }, { imageId: null })).toEqual(variant);
  });

  it('generates SKUs that no variant of the product has', () => {
    const variants = [1, 2, 3].map((number) => ({ ...variant, id: idOf('variant', number) }));
    // The first number repeats a generated SKU, the second one that the product has already.
    const numbers = [0.5, 0.5, 0.000_000_1, 0.25].values();
    const changed = withGeneratedSkus(
      [{ ...variants[0]!, sku: 'SQ0000001' }, ...variants.slice(1)],
      new Set([idOf('variant', 2), idOf('variant', 3)]),
      () => numbers.next().value ?? 0.75,
    );
    expect(changed.map(({ sku }) => sku)).toEqual(['SQ0000001', 'SQ5000000', 'SQ2500000']);
  });
});

it.each([
  ['metric', 297, 297],
  ['imperial', 254, 100],
] as const)('converts lengths of a %s store without drift', (standard, mm, parts) => {
  const { toParts, toMm } = lengthScale(standard);
  expect(toParts(mm)).toBe(parts);
  expect(toMm(parts)).toBe(mm);
  for (let each = 0; each < 2000; each += 1) expect(toParts(toMm(each))).toBe(each);
});

describe('the rows that are rendered', () => {
  const view = { rowPx: 40, viewPx: 400 };
  it.each([
    [0, 2000, 0, 16],
    [4000, 2000, 94, 116],
    [79_600, 2000, 1984, 2000],
    [0, 3, 0, 3],
    [0, 0, 0, 0],
  ])('at %i px of %i rows are %i to %i', (topPx, count, start, end) => {
    const rows = windowOf(count, { ...view, topPx });
    expect(rows).toMatchObject({ start, end });
    expect(rows.beforePx + (rows.end - rows.start) * 40 + rows.afterPx).toBe(count * 40);
  });
});

describe('the options of a product', () => {
  const added = (name: string) => ({ name, was: null });
  const single = { ...sampleItem.product!, variants: [variant] };
  const { product } = changeOptions(single, [
    { ...added('Size'), values: ['A4', 'A3'].map(added) },
  ]);

  it('give a new variant the price of its neighbor, but no stock, SKU or image', () => {
    expect(product.variants[0]).toEqual({
      ...variant,
      optionValues: [{ option: 'Size', value: 'A4' }],
    });
    expect(product.variants[1]).toMatchObject({ price: variant.price, sku: '', qtyInStock: 0 });
    expect(product.variants[1]?.id).not.toBe(variant.id);
  });

  it('are those of the variants if they were never written', () => {
    const { options: _options, ...unwritten } = product;
    expect(optionsOfProduct(unwritten)).toEqual(product.options);
  });

  it('get their missing combinations back at their position', () => {
    const partial = { ...product, variants: product.variants.slice(1) };
    const values = addMissing(partial).variants.map(({ optionValues }) => optionValues[0]?.value);
    expect(values).toEqual(['A4', 'A3']);
  });
});
