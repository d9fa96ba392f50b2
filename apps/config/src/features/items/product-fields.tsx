import { combinationCount, type OptionLayout } from '@sitewright/commerce/variants';
import { productTypes, taxClasses, type VariantDraft } from '@sitewright/contracts/entities';
import { Plus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { errorAt } from '../../api/field-errors.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';
import { FilesCard } from './downloads/files-card.tsx';
import { productTypeLabel } from './product-type-label.ts';
import { ServiceFields } from './service-fields.tsx';
import { ConfirmRemoval } from './variants/confirm-removal.tsx';
import { OptionsEditor } from './variants/options-editor.tsx';
import {
  addMissing,
  changeOptions,
  optionsOfProduct,
  type EditedProduct,
  type OptionsChange,
} from './variants/product-matrix.ts';
import { VariantFields } from './variants/variant-fields.tsx';
import { VariantTable } from './variants/variant-table.tsx';

const taxClassKeys = {
  standard: 'products.taxStandard',
  reduced: 'products.taxReduced',
  zero: 'products.taxZero',
} as const;

/** The product: its type, its tax class, its options, and its variants with price and stock. */
export function ProductFields({
  itemId,
  product,
  imageIds,
  errors,
  onChange,
}: {
  /** Null for a product that is not saved yet. */
  readonly itemId: string | null;
  readonly product: EditedProduct;
  /** The images of the product. */
  readonly imageIds: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (product: EditedProduct) => void;
}): ReactNode {
  const { currency, measurementStandard } = useSite();
  const { variants, productType } = product;
  const options = optionsOfProduct(product);
  /** A change that removes variants, until it is confirmed. */
  const [pending, setPending] = useState<OptionsChange | null>(null);
  const [only] = variants;
  const isShipped = productType === 'physical';
  const settings = useMemo(
    () => ({
      digits: minorDigits(currency),
      measurementStandard,
      isShipped,
      hasStock: productType !== 'digital',
    }),
    [currency, measurementStandard, isShipped, productType],
  );
  const missingCount = combinationCount(options) - variants.length;
  const request = (change: OptionsChange) =>
    change.removed.length === 0 ? onChange(change.product) : setPending(change);
  const setVariants = (next: VariantDraft[]) => onChange({ ...product, variants: next });
  return (
    <>
      <Card title={productText('products.priceAndStock')}>
        <SelectField
          label={productText('products.productType')}
          choices={productTypes.map((type) => ({ value: type, label: productTypeLabel(type) }))}
          value={productType}
          onChange={(type) =>
            onChange({ ...product, productType: type, variants: variants.map(resetInvalidWeight) })
          }
          error={errors['product.productType']}
        />
        <SelectField
          label={productText('products.taxClass')}
          choices={taxClasses.map((value) => ({ value, label: productText(taxClassKeys[value]) }))}
          value={product.taxClass ?? 'standard'}
          onChange={(taxClass) => onChange({ ...product, taxClass })}
          error={errors['product.taxClass']}
        />
        {only !== undefined && options.length === 0 ? (
          <VariantFields
            variant={only}
            imageIds={[]}
            errorOf={(field) => errorAt(errors, `product.variants.0.${field}`)}
            isShipped={isShipped}
            hasStock={settings.hasStock}
            onChange={(variant) => setVariants([variant])}
          />
        ) : (
          <VariantTable
            variants={variants}
            imageIds={imageIds}
            settings={settings}
            errors={errors}
            onChange={setVariants}
            onRemove={(ids) =>
              request({
                product: {
                  ...product,
                  options,
                  variants: variants.filter(({ id }) => !ids.has(id)),
                },
                removed: variants.filter(({ id }) => ids.has(id)),
              })
            }
          />
        )}
        {missingCount > 0 && (
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            onPress={() => onChange(addMissing(product))}
          >
            {productText('products.addMissing', { count: missingCount })}
          </Button>
        )}
      </Card>
      {productType === 'digital' && <FilesCard itemId={itemId} variants={variants} />}
      {productType === 'service' && (
        <ServiceFields
          fields={product.formFields ?? []}
          errors={errors}
          onChange={(formFields) => onChange({ ...product, formFields })}
        />
      )}
      <OptionsEditor
        options={options}
        error={errors['product.options']}
        onChange={(layout: OptionLayout) => request(changeOptions(product, layout))}
      />
      <ConfirmRemoval
        removed={pending?.removed ?? []}
        onClose={() => setPending(null)}
        onConfirm={() => {
          if (pending !== null) onChange(pending.product);
          setPending(null);
        }}
      />
    </>
  );
}

/** Resets an invalid weight: its error would be invisible if the product type has no weight field. */
const resetInvalidWeight = (variant: VariantDraft): VariantDraft =>
  Number.isNaN(variant.weightGrams) ? { ...variant, weightGrams: 0 } : variant;
