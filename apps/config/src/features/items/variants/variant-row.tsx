import { variantName } from '@sitewright/commerce/variants';
import type { VariantDraft } from '@sitewright/contracts/entities';
import { memo, type ReactNode } from 'react';
import { productText } from '../../../texts/product-text.ts';
import { withSalePrice, withStock } from './bulk-change.ts';
import { NumberCell, TextCell } from './cell-input.tsx';
import styles from './variant-table.module.css';
import { weightScale } from '../weight-scale.ts';

/** The settings that all rows share. */
export interface RowSettings {
  readonly digits: number;
  readonly measurementStandard: string;
  readonly isShipped: boolean;
  /** Digital products have no stock. */
  readonly hasStock: boolean;
}

/** What a row does; the functions stay the same, so that only changed rows render again. */
export interface RowActions {
  readonly change: (variant: VariantDraft) => void;
  /** `isRange`: all rows from the last selected one. */
  readonly select: (id: string, isSelected: boolean, isRange: boolean) => void;
  readonly open: (id: string) => void;
}

/** A variant in the table: every value is an input. */
export const VariantRow = memo(function VariantRow({
  variant,
  index,
  isSelected,
  errors,
  settings,
  actions,
}: {
  readonly variant: VariantDraft;
  /** Its position in the table. */
  readonly index: number;
  readonly isSelected: boolean;
  /** The server's messages by field; undefined without any. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly settings: RowSettings;
  readonly actions: RowActions;
}): ReactNode {
  const { digits, isShipped, hasStock, measurementStandard } = settings;
  const name = variantName(variant);
  const weight = weightScale(measurementStandard);
  const set = (changes: Partial<VariantDraft>) => actions.change({ ...variant, ...changes });
  return (
    <tr aria-rowindex={index + 2} data-selected={isSelected || undefined}>
      <td className={styles.check}>
        <input
          type="checkbox"
          aria-label={productText('products.selectName', { name })}
          checked={isSelected}
          onChange={(event) =>
            actions.select(
              variant.id,
              event.target.checked,
              (event.nativeEvent as MouseEvent).shiftKey,
            )
          }
        />
      </td>
      <th scope="row">
        <button type="button" className={styles.name} onClick={() => actions.open(variant.id)}>
          {name}
        </button>
      </th>
      <td>
        <NumberCell
          label={productText('products.priceOf', { name })}
          column="price"
          units={variant.price}
          digits={digits}
          error={errors?.['price']}
          onUnits={(price) => set({ price: price ?? Number.NaN })}
        />
      </td>
      <td>
        <NumberCell
          label={productText('products.salePriceOf', { name })}
          column="salePrice"
          units={variant.onSale ? variant.salePrice : null}
          digits={digits}
          isOptional
          placeholder="—"
          error={errors?.['salePrice']}
          onUnits={(salePrice) => actions.change(withSalePrice(variant, salePrice))}
        />
      </td>
      {hasStock && (
        <td>
          <NumberCell
            label={productText('products.stockOf', { name })}
            column="stock"
            units={variant.unlimited ? null : variant.qtyInStock}
            isOptional
            placeholder={productText('products.unlimited')}
            error={errors?.['qtyInStock']}
            onUnits={(stock) => actions.change(withStock(variant, stock))}
          />
        </td>
      )}
      <td>
        <TextCell
          label={productText('products.skuOf', { name })}
          column="sku"
          value={variant.sku}
          placeholder={productText('products.generated')}
          error={
            errors?.['sku'] ??
            (variant.sku.length > 60 ? productText('products.skuTooLong') : undefined)
          }
          onChange={(sku) => set({ sku })}
        />
      </td>
      {isShipped && (
        <td>
          <NumberCell
            label={productText('products.weightOf', { name })}
            column="weight"
            units={weight.toParts(variant.weightGrams ?? 0)}
            digits={weight.digits}
            error={errors?.['weightGrams']}
            onUnits={(parts) => set({ weightGrams: weight.toGrams(parts ?? Number.NaN) })}
          />
        </td>
      )}
      <td className={styles.check}>
        <input
          type="checkbox"
          aria-label={productText('products.isAvailable', { name })}
          checked={variant.available ?? true}
          onChange={(event) => set({ available: event.target.checked })}
        />
      </td>
    </tr>
  );
});
