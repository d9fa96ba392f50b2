import { toProductType } from '@sitewright/contracts/codes';
import type { ItemDraft } from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import { generateSkus } from './free-sku.ts';
import { mergeVariants } from './merge-variants.ts';
import {
  listTakenSkus,
  lockVariants,
  recordMovements,
  removeVariants,
  upsertProduct,
  writeVariant,
} from './products.queries.ts';

interface ProductWrite {
  readonly itemId: string;
  readonly product: NonNullable<ItemDraft['product']>;
  readonly createId: () => string;
  readonly now: Date;
}

const skuTakenError = (sku: string): ErrorResult =>
  err('alreadyExists', {
    errors: { 'product.variants': `Another product has the SKU ${sku}.` },
  });

const isSkuConflict = (error: unknown): boolean => {
  const { code, constraint } = error as { readonly code?: string; readonly constraint?: string };
  return code === '23505' && constraint === 'variants_sku';
};

/** Writes the product of an item: its type, its variants and every stock change with its reason. */
export async function writeProduct(
  tenant: Tenant,
  { itemId, product, createId, now }: ProductWrite,
): Promise<ErrorResult | null> {
  const requestedSkus = product.variants.map(({ sku }) => sku).filter((sku) => sku !== '');
  const [taken] = await listTakenSkus(tenant, requestedSkus, itemId);
  if (taken !== undefined) return skuTakenError(taken);
  const stored = await lockVariants(tenant, itemId);
  const newSkus = await generateSkus(tenant, product.variants.length - requestedSkus.length);
  const merged = mergeVariants({ draft: product, stored, newSkus, createId });

  await upsertProduct(tenant, itemId, toProductType(product.productType));
  await removeVariants(tenant, itemId, now);
  for (const [position, { variant }] of merged.entries()) {
    try {
      await writeVariant(tenant, { itemId, position, variant });
    } catch (error) {
      // Another product took the SKU between the check above and this write: the unique index decides.
      if (isSkuConflict(error)) return skuTakenError(variant.sku);
      throw error;
    }
  }
  await recordMovements(
    tenant,
    merged.flatMap(({ variant, change }) =>
      change === 0
        ? []
        : [
            {
              movementId: createId(),
              variantId: variant.id,
              kind: change > 0 ? ('received' as const) : ('corrected' as const),
              quantity: change,
            },
          ],
    ),
    now,
  );
  return null;
}
