import {
  completeMatrix,
  missingCombinations,
  rebuildMatrix,
  type OptionLayout,
  type OptionValue,
} from '@sitewright/commerce/variants';
import type { ItemDraft, VariantDraft } from '@sitewright/contracts/entities';
import { newVariantId } from '../new-variant-id.ts';

/** A product in its form. */
export type EditedProduct = NonNullable<ItemDraft['product']>;

/** The options of a product. */
export type EditedOptions = NonNullable<EditedProduct['options']>;

/** A variant that does not exist yet: it costs what the nearest one costs, and has no stock of its own. */
const variantAt = (
  optionValues: OptionValue[],
  nearest: VariantDraft | undefined,
): VariantDraft => ({
  price: 0,
  salePrice: 0,
  onSale: false,
  unlimited: true,
  ...withoutIdentity(nearest),
  id: newVariantId(),
  // The server generates one.
  sku: '',
  qtyInStock: 0,
  optionValues,
});

function withoutIdentity(variant: VariantDraft | undefined): Partial<VariantDraft> {
  if (variant === undefined) return {};
  const { qtyBefore: _before, imageId: _image, available: _available, ...shared } = variant;
  return shared;
}

const mutable = (
  options: readonly { readonly name: string; readonly values: readonly string[] }[],
) => options.map(({ name, values }) => ({ name, values: [...values] }));

/** The options of a product; those of its variants if they were never written as options. */
export const optionsOfProduct = ({ options, variants }: EditedProduct): EditedOptions =>
  options ?? mutable(completeMatrix(variants).options);

/** A change of the options, and the variants that it would remove. */
export interface OptionsChange {
  readonly product: EditedProduct;
  readonly removed: readonly VariantDraft[];
}

/** Changes the options of a product to a layout. */
export function changeOptions(product: EditedProduct, layout: OptionLayout): OptionsChange {
  const { variants, removed, options } = rebuildMatrix<VariantDraft>(
    { options: optionsOfProduct(product), variants: product.variants },
    layout,
    variantAt,
  );
  const offered = variants.map((variant) => ({
    ...variant,
    optionValues: [...variant.optionValues],
  }));
  return { product: { ...product, options: mutable(options), variants: offered }, removed };
}

/** Adds a variant for each combination of values that has none. */
export function addMissing(product: EditedProduct): EditedProduct {
  const options = optionsOfProduct(product);
  const added = missingCombinations({ options, variants: product.variants }).map((values) =>
    variantAt(values, product.variants[0]),
  );
  const all = { ...product, options, variants: [...product.variants, ...added] };
  // A layout without changes sorts the variants by the matrix.
  return changeOptions(all, unchangedLayout(options)).product;
}

const unchangedLayout = (options: EditedOptions): OptionLayout =>
  options.map(({ name, values }, was) => ({
    name,
    was,
    values: values.map((value, index) => ({ name: value, was: index })),
  }));
