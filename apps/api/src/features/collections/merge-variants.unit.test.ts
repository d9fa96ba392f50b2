import type { VariantDraft } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { mergeVariants } from './merge-variants.ts';

const known = 'a'.repeat(24);
const variant = (changes: Partial<VariantDraft>): VariantDraft => ({
  id: known,
  sku: 'SKU-1',
  price: 1000,
  salePrice: 1000,
  onSale: false,
  unlimited: false,
  qtyInStock: 0,
  optionValues: [],
  ...changes,
});

const merge = (
  variants: readonly VariantDraft[],
  left?: number,
  productType: 'physical' | 'digital' = 'physical',
) =>
  mergeVariants({
    draft: { productType, variants: [...variants] },
    stored: left === undefined ? [] : [{ variantId: known, qtyInStock: left }],
    newSkus: ['SQ0000001', 'SQ0000002'],
    createId: () => 'b'.repeat(24),
  });

describe('the stock of a merged variant', () => {
  it.each([
    ['is what was typed, where the editor says nothing of before', {}, 7, 10, 10],
    ['follows the change, so that pieces sold meanwhile stay sold', { qtyBefore: 8 }, 5, 10, 7],
    ['stays when nothing was typed', { qtyBefore: 10 }, 4, 10, 4],
    ['stays below zero while nothing was typed', { qtyBefore: -3 }, -3, -3, -3],
    ['does not fall below zero when more was sold than is left', { qtyBefore: 10 }, 3, 2, 0],
  ])('%s', (_, draft, left, typed, expected) => {
    const [merged] = merge([variant({ ...draft, qtyInStock: typed })], left);
    expect(merged?.variant.qtyInStock).toBe(expected);
    expect(merged?.change).toBe(expected - left);
  });

  it('is entirely new for a new variant and ignores qtyBefore', () => {
    const [merged] = merge([variant({ qtyInStock: 5, qtyBefore: 3 })]);
    expect(merged).toMatchObject({ change: 5, variant: { id: 'b'.repeat(24), qtyInStock: 5 } });
  });

  it('is unlimited for a digital product', () => {
    expect(merge([variant({})], 0, 'digital')[0]?.variant.unlimited).toBe(true);
  });
});

it('assigns a new SKU to each variant without one', () => {
  const merged = merge([variant({ sku: '' }), variant({ sku: 'own' }), variant({ sku: '' })]);
  expect(merged.map((each) => each.variant.sku)).toEqual(['SQ0000001', 'own', 'SQ0000002']);
});
