import type { ItemDraft, ProductVariant } from '@sitewright/contracts/entities';
import type { StoredVariant } from './products.queries.ts';

type ProductDraft = NonNullable<ItemDraft['product']>;

/** A variant to store, and by how much its stock changes. */
export interface MergedVariant {
  readonly variant: ProductVariant;
  readonly change: number;
}

interface MergeParts {
  readonly draft: ProductDraft;
  readonly stored: readonly StoredVariant[];
  /** The SKUs of the draft's variants without one, in their order. */
  readonly newSkus: readonly string[];
  readonly createId: () => string;
}

/**
 * Merges a product's draft into the stored variants. Stock changes by the difference between the displayed and the
 * entered number, and never below zero. Digital products never run out (PRODUCT-12).
 */
export function mergeVariants({ draft, stored, newSkus, createId }: MergeParts): MergedVariant[] {
  const stockOf = new Map(stored.map(({ variantId, qtyInStock }) => [variantId, qtyInStock]));
  const skus = newSkus.values();
  return draft.variants.map(({ qtyBefore, ...variant }) => {
    const storedQty = stockOf.get(variant.id);
    const displayedQty = storedQty === undefined ? 0 : (qtyBefore ?? storedQty);
    const requestedChange = variant.qtyInStock - displayedQty;
    // Of a stock below zero, nothing more can be taken.
    const change = Math.max(requestedChange, Math.min(0, -(storedQty ?? 0)));
    return {
      change,
      variant: {
        ...variant,
        id: storedQty === undefined ? createId() : variant.id,
        sku: variant.sku === '' ? (skus.next().value ?? '') : variant.sku,
        unlimited: variant.unlimited || draft.productType === 'digital',
        qtyInStock: (storedQty ?? 0) + change,
      },
    };
  });
}
