import { completeMatrix, findMatrixError, type MatrixError } from '@sitewright/commerce/variants';
import { toProductType } from '@sitewright/contracts/codes';
import type { ItemDraft } from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import { clearLowStock } from '../inventory/public.ts';
import { generateSkus } from './free-sku.ts';
import { mergeVariants } from './merge-variants.ts';
import {
  listTakenSkus,
  lockVariants,
  recordMovements,
  removeVariants,
  upsertProduct,
  writeVariants,
} from './products.queries.ts';

interface ProductWrite {
  readonly itemId: string;
  readonly product: NonNullable<ItemDraft['product']>;
  readonly createId: () => string;
  /** The name of the owner. */
  readonly madeBy: string;
  /** Why stock changes; empty for changes in the product's form. */
  readonly stockReason?: string;
  readonly now: Date;
}

const skuTakenError = (sku: string): ErrorResult =>
  err('alreadyExists', {
    errors: { 'product.variants': `Another product has the SKU ${sku}.` },
  });

const matrixErrorText = (error: MatrixError): string => {
  switch (error.kind) {
    case 'repeatedOption':
      return `There are two options named ${error.name}.`;
    case 'repeatedValue':
      return `An option has the value ${error.name} twice.`;
    case 'unknownValue':
      return `No option has the value ${error.name}.`;
    case 'repeatedVariant':
      return `There are two variants ${error.name}.`;
    case 'otherOptions':
      return 'Each variant needs one value for each option.';
  }
};

const isSkuConflict = (error: unknown): boolean => {
  const { code, constraint } = error as { readonly code?: string; readonly constraint?: string };
  return code === '23505' && constraint === 'variants_sku';
};

/** Writes the product of an item: its type, its variants and every stock change with its reason. */
export async function writeProduct(
  tenant: Tenant,
  { itemId, product, createId, madeBy, stockReason = '', now }: ProductWrite,
): Promise<ErrorResult | null> {
  const requestedSkus = product.variants.map(({ sku }) => sku).filter((sku) => sku !== '');
  const [taken] = await listTakenSkus(tenant, requestedSkus, itemId);
  if (taken !== undefined) return skuTakenError(taken);
  const stored = await lockVariants(tenant, itemId);
  const newSkus = await generateSkus(tenant, product.variants.length - requestedSkus.length);
  const merged = mergeVariants({ draft: product, stored, newSkus, createId });
  const written = merged.map(({ variant }) => variant);
  const owed = written.findIndex(
    ({ qtyInStock, continueSelling }) => qtyInStock < 0 && !continueSelling,
  );
  if (owed !== -1)
    return err('invalidRequest', {
      errors: { [`product.variants.${owed}.qtyInStock`]: 'Adjust the stock to 0 or more first.' },
    });
  const matrix =
    product.options === undefined
      ? completeMatrix(written)
      : { options: product.options, variants: written };
  const matrixError = findMatrixError(matrix);
  if (matrixError !== null)
    return err('invalidRequest', { errors: { 'product.options': matrixErrorText(matrixError) } });

  await upsertProduct(tenant, {
    itemId,
    productType: toProductType(product.productType),
    options: matrix.options.map(({ name, values }) => ({ name, values: [...values] })),
    taxClass: product.taxClass,
    relatedIds: product.relatedIds,
    formFields: product.formFields,
  });
  await removeVariants(tenant, itemId, now);
  try {
    await writeVariants(tenant, itemId, matrix.variants);
  } catch (error) {
    // Another product took an SKU between the check above and this write: the unique index decides.
    if (isSkuConflict(error))
      return err('alreadyExists', {
        errors: { 'product.variants': 'Another product has one of these SKUs.' },
      });
    throw error;
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
              reason: stockReason,
              madeBy,
            },
          ],
    ),
    now,
  );
  await clearLowStock(
    tenant,
    written.map(({ id }) => id),
  );
  return null;
}
