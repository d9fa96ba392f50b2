import { unitsOf } from '@sitewright/contracts/codes';
import type { Dimensions, VariantDraft } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { SwitchField } from '../../../controls/switch-field.tsx';
import { TextField } from '../../../controls/text-field.tsx';
import { minorDigits } from '../../../format/amounts.ts';
import { useSite } from '../../../shell/site/site.ts';
import { AmountField } from '../amount-field.tsx';
import { isGeneratedSku } from '../item-draft.ts';
import styles from '../items.module.css';
import { VariantImage } from '../variant-image.tsx';
import { weightScale } from '../weight-scale.ts';
import { productText } from '../../../texts/product-text.ts';
import { lengthScale } from './length-scale.ts';

const sideKeys = {
  lengthMm: 'products.length',
  widthMm: 'products.width',
  heightMm: 'products.height',
} as const;
const noDimensions: Dimensions = { lengthMm: 0, widthMm: 0, heightMm: 0 };

/** The fields of one variant: price, stock, SKU, image, weight and dimensions. */
export function VariantFields({
  variant,
  imageIds,
  errorOf,
  isShipped,
  hasStock,
  onChange,
}: {
  readonly variant: VariantDraft;
  /** The images of the product; empty for a product with one variant. */
  readonly imageIds: readonly string[];
  /** The server's message about a field of this variant. */
  readonly errorOf: (field: keyof VariantDraft) => string | undefined;
  /** A physical product has a weight, which shipping rates may depend on, and dimensions. */
  readonly isShipped: boolean;
  /** A digital product has no stock. */
  readonly hasStock: boolean;
  readonly onChange: (variant: VariantDraft) => void;
}): ReactNode {
  const { currency, measurementStandard } = useSite();
  const digits = minorDigits(currency);
  const weight = weightScale(measurementStandard);
  const length = lengthScale(measurementStandard);
  const units = unitsOf(measurementStandard);
  const set = (changes: Partial<VariantDraft>) => onChange({ ...variant, ...changes });
  const dimensions = variant.dimensions ?? noDimensions;
  function setDimension(side: keyof Dimensions, mm: number) {
    const { dimensions: _before, ...rest } = variant;
    const changed = { ...dimensions, [side]: mm };
    const isEmpty = Object.values(changed).every((each) => each === 0);
    onChange(isEmpty ? rest : { ...rest, dimensions: changed });
  }
  return (
    <div className={styles.variant}>
      <AmountField
        label={productText('products.price')}
        units={variant.price}
        digits={digits}
        affix={currency}
        onUnits={(price) => set({ price })}
        error={errorOf('price')}
        isDisabled={false}
      />
      <AmountField
        label={productText('products.salePrice')}
        units={variant.salePrice}
        digits={digits}
        affix={currency}
        onUnits={(salePrice) => set({ salePrice })}
        error={errorOf('salePrice')}
        isDisabled={!variant.onSale}
      />
      <TextField
        label={productText('products.sku')}
        {...(isGeneratedSku(variant.sku) ? { help: productText('products.generatedHelp') } : {})}
        value={variant.sku}
        placeholder={productText('products.generated')}
        onChange={(sku) => set({ sku })}
        error={errorOf('sku')}
        maxLength={60}
        isCode
      />
      {hasStock && (
        <AmountField
          label={productText('products.inStock')}
          units={variant.qtyInStock}
          onUnits={(qtyInStock) => set({ qtyInStock })}
          error={errorOf('qtyInStock')}
          isDisabled={variant.unlimited}
        />
      )}
      {imageIds.length > 0 && (
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
        <>
          <AmountField
            label={productText('products.weight')}
            units={weight.toParts(variant.weightGrams ?? 0)}
            digits={weight.digits}
            affix={units.weight}
            onUnits={(parts) => set({ weightGrams: weight.toGrams(parts) })}
            error={errorOf('weightGrams')}
            isDisabled={false}
          />
          {(Object.keys(sideKeys) as (keyof Dimensions)[]).map((side) => (
            <AmountField
              key={side}
              label={productText(sideKeys[side])}
              units={length.toParts(dimensions[side])}
              digits={length.digits}
              affix={units.length}
              onUnits={(parts) => setDimension(side, length.toMm(parts))}
              error={side === 'lengthMm' ? errorOf('dimensions') : undefined}
              isDisabled={false}
            />
          ))}
        </>
      )}
      <div className={styles.switches}>
        <SwitchField
          label={productText('products.onSale')}
          isOn={variant.onSale}
          onChange={(onSale) => set({ onSale, salePrice: variant.salePrice || 0 })}
        />
        {hasStock && (
          <>
            <SwitchField
              label={productText('products.unlimitedStock')}
              isOn={variant.unlimited}
              onChange={(unlimited) => set({ unlimited, qtyInStock: variant.qtyInStock || 0 })}
            />
            <SwitchField
              label={productText('products.continueSelling')}
              isOn={variant.continueSelling ?? false}
              onChange={(continueSelling) => set({ continueSelling })}
              isDisabled={variant.unlimited}
            />
          </>
        )}
        <SwitchField
          label={productText('products.available')}
          isOn={variant.available ?? true}
          onChange={(available) => set({ available })}
        />
      </div>
    </div>
  );
}
