import { workflowState } from '@sitewright/contracts/codes';
import type { ItemDraft, VariantDraft } from '@sitewright/contracts/entities';

/** A variant with all fields; each test overrides what it needs. */
export const variantDraftOf = (changes: Partial<VariantDraft> = {}): VariantDraft => ({
  id: '0'.repeat(24),
  sku: '',
  price: 2500,
  salePrice: 2500,
  onSale: false,
  unlimited: false,
  qtyInStock: 10,
  optionValues: [],
  ...changes,
});

/** A published post. */
export const itemDraftOf = (changes: Partial<ItemDraft> = {}): ItemDraft => ({
  title: 'Moss',
  excerpt: '',
  body: null,
  imageIds: [],
  author: '',
  categories: [],
  tags: [],
  workflowState: workflowState.PUBLISHED,
  publishAt: null,
  product: null,
  ...changes,
});

/** A published physical product with these variants. */
export const productDraftOf = (
  variants: readonly Partial<VariantDraft>[] = [{}],
  changes: Partial<ItemDraft> = {},
): ItemDraft =>
  itemDraftOf({
    product: { productType: 'physical', variants: variants.map(variantDraftOf) },
    ...changes,
  });
