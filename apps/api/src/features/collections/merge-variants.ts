import type { ItemDraft, ProductVariant } from '@sitewright/contracts/entities';
import type { StoredVariant } from './products.queries.ts';

type ProductDraft = NonNullable<ItemDraft['product']>;

/** A variant to store, and the change of its stock. */
export interface MergedVariant {
  readonly variant: ProductVariant;
  readonly change: number;
}

interface MergeParts {
  readonly draft: ProductDraft;
  readonly stored: readonly StoredVariant[];
  /** One per draft variant without a SKU, in their order. */
  readonly newSkus: readonly string[];
  readonly createId: () => string;
}

/**
 * Merges a product's draft into the stored one. Stock changes by the difference between the displayed and the typed
 * number, and never below zero. Digital products never run out (PRODUCT-12).
 */
export function mergeVariants({ draft, stored, newSkus, createId }: MergeParts): MergedVariant[] {
  const stockOf = new Map(stored.map(({ variantId, qtyInStock }) => [variantId, qtyInStock]));
  const skus = newSkus.values();
  return draft.variants.map(({ qtyBefore, ...variant }) => {
    const left = stockOf.get(variant.id);
    const wanted = variant.qtyInStock - (left === undefined ? 0 : (qtyBefore ?? left));
    const change = Math.max(wanted, -(left ?? 0));
    return {
      change,
      variant: {
        ...variant,
        id: left === undefined ? createId() : variant.id,
        sku: variant.sku === '' ? (skus.next().value ?? '') : variant.sku,
        unlimited: variant.unlimited || draft.productType === 'digital',
        qtyInStock: (left ?? 0) + change,
      },
    };
  });
}
