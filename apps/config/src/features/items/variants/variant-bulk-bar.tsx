import { unitsOf } from '@sitewright/contracts/codes';
import { Sparkles, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { BulkBar } from '../../../controls/bulk-bar.tsx';
import { Button } from '../../../controls/button.tsx';
import { SelectField } from '../../../controls/select-field.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { AmountField } from '../amount-field.tsx';
import { VariantImage } from '../variant-image.tsx';
import { weightScale } from '../weight-scale.ts';
import { productText } from '../../../texts/product-text.ts';
import type { BulkChange } from './bulk-change.ts';
import type { RowSettings } from './variant-row.tsx';
import styles from './variant-table.module.css';

const fieldKeys = {
  price: 'products.price',
  salePrice: 'products.salePrice',
  noSale: 'products.endSale',
  stock: 'products.inStock',
  unlimited: 'products.unlimitedStock',
  weight: 'products.weight',
  image: 'products.image',
  available: 'products.available',
  unavailable: 'products.notAvailable',
} as const;
type Field = keyof typeof fieldKeys;

/** Changes the selected variants at once. */
export function VariantBulkBar({
  count,
  imageIds,
  settings: { digits, measurementStandard, isShipped, hasStock },
  canRemove,
  onApply,
  onGenerate,
  onRemove,
  onClear,
}: {
  readonly count: number;
  readonly imageIds: readonly string[];
  readonly settings: RowSettings;
  readonly canRemove: boolean;
  readonly onApply: (change: BulkChange) => void;
  readonly onGenerate: () => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}): ReactNode {
  const { currency } = useSite();
  const [field, setField] = useState<Field>('price');
  const [units, setUnits] = useState(0);
  const [imageId, setImageId] = useState<string | undefined>(undefined);
  const weight = weightScale(measurementStandard);
  const isOffered: Partial<Record<Field, boolean>> = {
    stock: hasStock,
    unlimited: hasStock,
    weight: isShipped,
    image: imageIds.length > 0,
  };
  const fields = (Object.keys(fieldKeys) as Field[]).filter((each) => isOffered[each] ?? true);
  const changes: Readonly<Record<Field, BulkChange>> = {
    price: { price: units },
    salePrice: { salePrice: units },
    noSale: { salePrice: null },
    stock: { stock: units },
    unlimited: { stock: null },
    weight: { weightGrams: weight.toGrams(units) },
    image: { imageId: imageId ?? null },
    available: { available: true },
    unavailable: { available: false },
  };
  const amounts: Partial<Record<Field, { readonly digits?: number; readonly affix?: string }>> = {
    price: { digits, affix: currency },
    salePrice: { digits, affix: currency },
    stock: {},
    weight: { digits: weight.digits, affix: unitsOf(measurementStandard).weight },
  };
  const amount = amounts[field];
  const isInvalid = amount !== undefined && Number.isNaN(units);
  return (
    <BulkBar label={productText('products.selectedVariants')} count={count} onClear={onClear}>
      <div className={styles.bulkFields}>
        <SelectField
          label={productText('products.change')}
          choices={fields.map((value) => ({ value, label: productText(fieldKeys[value]) }))}
          value={field}
          onChange={(next) => {
            setField(next);
            setUnits(0);
          }}
        />
        {amount !== undefined && (
          <AmountField
            key={field}
            label={productText('products.newValue')}
            units={units}
            {...amount}
            onUnits={setUnits}
            error={undefined}
            isDisabled={false}
          />
        )}
        {field === 'image' && (
          <VariantImage
            imageIds={imageIds}
            imageId={imageId}
            error={undefined}
            onChange={setImageId}
          />
        )}
        <Button variant="primary" isDisabled={isInvalid} onPress={() => onApply(changes[field])}>
          {productText('products.apply')}
        </Button>
      </div>
      <Button size="small" icon={<Sparkles aria-hidden="true" />} onPress={onGenerate}>
        {productText('products.generateSkus')}
      </Button>
      <Button
        size="small"
        icon={<Trash2 aria-hidden="true" />}
        isDisabled={!canRemove}
        onPress={onRemove}
      >
        {productText('products.remove')}
      </Button>
    </BulkBar>
  );
}
