import { unitsOf } from '@sitewright/contracts/codes';
import { productTypes, type ItemDraft, type ProductVariant } from '@sitewright/contracts/entities';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorAt } from '../../api/field-errors.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { DraftTextField } from '../../controls/draft-text-field.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { AmountField } from './amount-field.tsx';
import { isGeneratedSku, newSku, newVariant } from './item-draft.ts';
import styles from './items.module.css';
import { newVariantId } from './new-variant-id.ts';
import { VariantImage } from './variant-image.tsx';
import { weightScale } from './weight-scale.ts';

type Product = NonNullable<ItemDraft['product']>;

const typeLabels = {
  physical: 'Physical',
  service: 'Service',
  digital: 'Digital',
  'gift card': 'Gift card',
} as const;

/** The product: its type, and each variant with price and stock. */
export function ProductFields({
  product,
  imageIds,
  errors,
  onChange,
}: {
  readonly product: Product;
  /** The images of the product. */
  readonly imageIds: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (product: Product) => void;
}): ReactNode {
  const { variants, productType } = product;
  const setVariants = (next: ProductVariant[]) => onChange({ ...product, variants: next });
  return (
    <Card
      title="Price and stock"
      actions={
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          onPress={() =>
            setVariants([...variants, newVariant(newVariantId(), newSku(Math.random))])
          }
        >
          Add variant
        </Button>
      }
    >
      <SelectField
        label="Product type"
        choices={productTypes.map((type) => ({ value: type, label: typeLabels[type] }))}
        value={productType}
        onChange={(type) =>
          onChange({ ...product, productType: type, variants: variants.map(resetInvalidWeight) })
        }
        error={errors['product.productType']}
      />
      <div>
        {variants.map((variant, index) => (
          <VariantFields
            key={variant.id}
            variant={variant}
            imageIds={imageIds}
            label={`Variant ${index + 1}`}
            errorOf={(field) => errorAt(errors, `product.variants.${index}.${field}`)}
            isOnly={variants.length === 1}
            isShipped={productType === 'physical'}
            onChange={(changed) =>
              setVariants(
                variants.map((current) => (current.id === changed.id ? changed : current)),
              )
            }
            onRemove={() => setVariants(variants.filter(({ id }) => id !== variant.id))}
          />
        ))}
      </div>
    </Card>
  );
}

function VariantFields({
  variant,
  imageIds,
  label,
  errorOf,
  isOnly,
  isShipped,
  onChange,
  onRemove,
}: {
  readonly variant: ProductVariant;
  readonly imageIds: readonly string[];
  readonly label: string;
  /** The server's message about a field of this variant. */
  readonly errorOf: (field: keyof ProductVariant) => string | undefined;
  readonly isOnly: boolean;
  /** A physical product has a weight, which shipping rates may depend on. */
  readonly isShipped: boolean;
  readonly onChange: (variant: ProductVariant) => void;
  readonly onRemove: () => void;
}): ReactNode {
  const { currency, measurementStandard } = useSite();
  const digits = minorDigits(currency);
  const weight = weightScale(measurementStandard);
  const set = (changes: Partial<ProductVariant>) => onChange({ ...variant, ...changes });
  const options = variant.optionValues.map(({ option, value }) => `${option}: ${value}`);
  return (
    <fieldset className={styles.variant} aria-label={label}>
      {!isOnly && (
        <div className={styles.head}>
          <span>{label}</span>
          <IconButton label={`Remove ${label}`} size="small" onPress={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <AmountField
        label="Price"
        units={variant.price}
        digits={digits}
        affix={currency}
        onUnits={(price) => set({ price })}
        error={errorOf('price')}
        isDisabled={false}
      />
      <AmountField
        label="Sale price"
        units={variant.salePrice}
        digits={digits}
        affix={currency}
        onUnits={(salePrice) => set({ salePrice })}
        error={errorOf('salePrice')}
        isDisabled={!variant.onSale}
      />
      <TextField
        label="SKU"
        {...(isGeneratedSku(variant.sku) ? { help: 'Generated. You can change it.' } : {})}
        value={variant.sku}
        onChange={(sku) => set({ sku })}
        error={errorOf('sku')}
        maxLength={60}
        isCode
      />
      <AmountField
        label="In stock"
        units={variant.qtyInStock}
        onUnits={(qtyInStock) => set({ qtyInStock })}
        error={errorOf('qtyInStock')}
        isDisabled={variant.unlimited}
      />
      {imageIds.length > 0 && !isOnly && (
        <VariantImage
          imageIds={imageIds}
          imageId={variant.imageId}
          error={errorOf('imageId')}
          onChange={(imageId) => {
            const { imageId: _, ...rest } = variant;
            onChange(imageId === undefined ? rest : { ...rest, imageId });
          }}
        />
      )}
      {isShipped && (
        <AmountField
          label="Weight"
          units={weight.toParts(variant.weightGrams ?? 0)}
          digits={weight.digits}
          affix={unitsOf(measurementStandard).weight}
          onUnits={(parts) => set({ weightGrams: weight.toGrams(parts) })}
          error={errorOf('weightGrams')}
          isDisabled={false}
        />
      )}
      <div className={styles.options}>
        <DraftTextField
          label="Options"
          help="One per line."
          initial={options.join('\n')}
          placeholder={'Color: Sage\nSize: Large'}
          isLong
          onText={(text) => set({ optionValues: readOptions(text) })}
          error={errorOf('optionValues')}
        />
      </div>
      <div className={styles.switches}>
        <SwitchField
          label="On sale"
          isOn={variant.onSale}
          onChange={(onSale) => set({ onSale, salePrice: variant.salePrice || 0 })}
        />
        <SwitchField
          label="Unlimited"
          isOn={variant.unlimited}
          onChange={(unlimited) => set({ unlimited, qtyInStock: variant.qtyInStock || 0 })}
        />
      </div>
    </fieldset>
  );
}

/** Resets an invalid weight: its error would be invisible if the product type has no weight field. */
const resetInvalidWeight = (variant: ProductVariant): ProductVariant =>
  Number.isNaN(variant.weightGrams) ? { ...variant, weightGrams: 0 } : variant;

/** Lines like `Color: Sage` as options; a line without a name is named Option. */
const readOptions = (text: string): ProductVariant['optionValues'] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [first = '', ...rest] = line.split(':');
      return rest.length === 0
        ? { option: 'Option', value: first.trim() }
        : { option: first.trim(), value: rest.join(':').trim() };
    });
