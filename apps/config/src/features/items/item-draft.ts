import type { StoredItem } from '@sitewright/contracts/api';
import { collectionType, workflowState } from '@sitewright/contracts/codes';
import { emptySeo, type ItemDraft, type ProductVariant } from '@sitewright/contracts/entities';

/** The draft of an item. */
export type EditedItem = ItemDraft & {
  /** The revision of the stored item. */
  readonly revision?: string;
};

/** Whether an SKU looks generated, here or by the server. */
export const isGeneratedSku = (sku: string): boolean => /^SQ\d{7}$/.test(sku);

/** A variant that can be sold as soon as it has a price. */
export const newVariant = (id: string, sku: string): ProductVariant => ({
  id,
  sku,
  price: 0,
  salePrice: 0,
  onSale: false,
  unlimited: true,
  qtyInStock: 0,
  optionValues: [],
});

/** An empty item of a collection; a product has one variant. */
export const newItem = (type: number, variant: ProductVariant): EditedItem => ({
  title: '',
  excerpt: '',
  body: null,
  imageIds: [],
  author: '',
  categories: [],
  tags: [],
  workflowState: workflowState.DRAFT,
  publishAt: null,
  seo: emptySeo,
  product:
    type === collectionType.PRODUCTS ? { productType: 'physical', variants: [variant] } : null,
});

/** The writable part of a stored item. */
export function draftOf(item: StoredItem & Pick<EditedItem, 'revision'>): EditedItem {
  const { id: _id, collectionId: _collectionId, recordType: _recordType, ...draft } = item;
  return draft;
}

/**
 * The draft as it is sent: each variant includes the stock from when typing began, so that the server applies the
 * difference and units sold in the meantime stay sold. A new variant includes none.
 */
export function withStockBefore(draft: EditedItem, base: EditedItem): EditedItem {
  if (draft.product === null) return draft;
  const before = new Map(base.product?.variants.map(({ id, qtyInStock }) => [id, qtyInStock]));
  const variants = draft.product.variants.map(({ qtyBefore: _before, ...variant }) => {
    const qtyBefore = before.get(variant.id);
    return qtyBefore === undefined ? variant : { ...variant, qtyBefore };
  });
  return { ...draft, product: { ...draft.product, variants } };
}

/**
 * Properties that a merge handles as counts: the local change is added to the remote number, because units may have
 * been sold since the item was opened.
 */
export const countedMembers = ['qtyInStock'] as const;

/** Whether every price, stock and weight is valid: invalid ones are NaN and are not sent. */
export const isReadable = ({ product }: EditedItem): boolean =>
  (product?.variants ?? []).every(
    ({ price, salePrice, qtyInStock, weightGrams = 0, dimensions }) =>
      ![price, salePrice, qtyInStock, weightGrams, ...Object.values(dimensions ?? {})].some(
        Number.isNaN,
      ),
  );
