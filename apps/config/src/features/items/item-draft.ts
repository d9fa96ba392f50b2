import type { StoredItem } from '@sitewright/contracts/api';
import { collectionType, workflowState } from '@sitewright/contracts/codes';
import type { ItemDraft, ProductVariant } from '@sitewright/contracts/entities';

/** What an editor of items works on. */
export type EditedItem = ItemDraft & {
  /** The state of a stored item that was read. */
  readonly revision?: string;
};

/** A SKU as the shop makes them: SQ and seven digits. `random` gives 0 to 1. */
export const newSku = (random: () => number): string =>
  `SQ${String(Math.floor(random() * 10_000_000)).padStart(7, '0')}`;

/** Whether an SKU looks like one that was generated, here or by the server. */
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

/** An empty item of a collection; in a shop with one variant. */
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
  product:
    type === collectionType.PRODUCTS ? { productType: 'physical', variants: [variant] } : null,
});

/** What of a stored item is written back. */
export function draftOf(item: StoredItem & Pick<EditedItem, 'revision'>): EditedItem {
  const { id: _id, collectionId: _collectionId, recordType: _recordType, ...draft } = item;
  return draft;
}

/**
 * The draft as it is sent: each variant says what was in stock when the typing began, so that the server changes
 * the stock by the difference and pieces sold meanwhile stay sold. A variant that is new says nothing.
 */
export function withStockBefore(draft: EditedItem, base: EditedItem): EditedItem {
  if (draft.product === null) return draft;
  const before = new Map(base.product?.variants.map(({ id, qtyInStock }) => [id, qtyInStock]));
  const variants = draft.product.variants.map(({ qtyBefore: _kept, ...variant }) => {
    const qtyBefore = before.get(variant.id);
    return qtyBefore === undefined ? variant : { ...variant, qtyBefore };
  });
  return { ...draft, product: { ...draft.product, variants } };
}

/**
 * Stock goes on from the newer number by what was added or taken away here, because pieces may have been sold since
 * somebody opened the item.
 */
export const countedMembers = ['qtyInStock'] as const;

/** Whether every price, stock and weight could be read: what is none is not a number, and is not sent. */
export const isReadable = ({ product }: EditedItem): boolean =>
  (product?.variants ?? []).every(
    ({ price, salePrice, qtyInStock, weightGrams = 0 }) =>
      !Number.isNaN(price + salePrice + qtyInStock + weightGrams),
  );
