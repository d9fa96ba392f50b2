import {
  changeProducts,
  listCollections,
  listItems,
  readItem,
  type ProductsChange,
} from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { sendInBatches } from '../../api/send-in-batches.ts';
import { BulkBar } from '../../controls/bulk-bar.tsx';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { OptionalAmountField } from '../shipping/optional-amount-field.tsx';
import { productText } from '../../texts/product-text.ts';
import styles from './items.module.css';

const fieldKeys = {
  price: 'products.price',
  sale: 'products.putOnSale',
  endSale: 'products.endSale',
  addCategory: 'products.addCategory',
  removeCategory: 'products.removeCategory',
  visible: 'products.showInStore',
  hidden: 'products.hideFromStore',
  available: 'products.setAvailable',
  unavailable: 'products.setUnavailable',
} as const;
type Field = keyof typeof fieldKeys;

const fields = Object.keys(fieldKeys) as Field[];

const isPercentage = (units: number | null): boolean => units !== null && units >= 1 && units <= 99;

/** Changes the selected products at once. */
export function ProductBulkBar({
  collectionId,
  ids,
  onClear,
}: {
  readonly collectionId: string;
  /** The selected products; at least one. */
  readonly ids: readonly string[];
  readonly onClear: () => void;
}): ReactNode {
  const { id: websiteId, currency } = useSite();
  const [field, setField] = useState<Field>('price');
  // Empty until something is typed: a price of 0 must not be one click away.
  const [units, setUnits] = useState<number | null>(null);
  const [category, setCategory] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const send = useSend(changeProducts, [listItems, readItem, listCollections]);
  const changes: Readonly<Record<Field, ProductsChange>> = {
    price: { kind: 'price', cents: units ?? 0 },
    sale: { kind: 'sale', percent: units ?? 0 },
    endSale: { kind: 'endSale' },
    available: { kind: 'availability', available: true },
    unavailable: { kind: 'availability', available: false },
    addCategory: { kind: 'addCategory', category: category.trim() },
    removeCategory: { kind: 'removeCategory', category: category.trim() },
    visible: { kind: 'visibility', isVisible: true },
    hidden: { kind: 'visibility', isVisible: false },
  };
  const isCategory = field === 'addCategory' || field === 'removeCategory';
  const isInvalid =
    (isCategory && (category.trim() === '' || category.trim().length > 25)) ||
    (field === 'price' && (units === null || Number.isNaN(units))) ||
    (field === 'sale' && !isPercentage(units));

  async function apply(change: ProductsChange) {
    const params = { websiteId, collectionId };
    const { changed } = await sendInBatches(ids, (itemIds) =>
      send.mutateAsync({ params, body: { itemIds, change } }),
    );
    setDeleting(false);
    if (changed > 0)
      toast.success(
        productText(
          change.kind === 'delete' ? 'products.productsDeleted' : 'products.productsChanged',
          { count: changed },
        ),
      );
  }
  return (
    <>
      <BulkBar count={ids.length} onClear={onClear}>
        <form
          className={styles.bulk}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isInvalid && !send.isPending) void apply(changes[field]);
          }}
        >
          <SelectField
            label={productText('products.change')}
            isLabelHidden
            choices={fields.map((value) => ({ value, label: productText(fieldKeys[value]) }))}
            value={field}
            onChange={(next) => {
              setField(next);
              setUnits(null);
            }}
          />
          {field === 'price' && (
            <OptionalAmountField
              key="price"
              label={productText('products.newPrice')}
              units={units}
              digits={minorDigits(currency)}
              affix={currency}
              onUnits={setUnits}
              error={undefined}
            />
          )}
          {field === 'sale' && (
            <OptionalAmountField
              key="sale"
              label={productText('products.reducedBy')}
              units={units}
              affix="%"
              onUnits={setUnits}
              error={
                units === null || isPercentage(units)
                  ? undefined
                  : productText('products.percentError')
              }
            />
          )}
          {isCategory && (
            <TextField
              label={productText('products.category')}
              value={category}
              onChange={setCategory}
              maxLength={25}
            />
          )}
          <Button type="submit" variant="primary" isDisabled={isInvalid} isPending={send.isPending}>
            {productText('products.apply')}
          </Button>
        </form>
        <Button onPress={() => setDeleting(true)}>{productText('products.delete')}</Button>
      </BulkBar>
      <Problem error={send.error} />
      <ConfirmDialog
        title={productText('products.deleteProducts', { count: ids.length })}
        action={productText('products.delete')}
        isOpen={isDeleting}
        isPending={send.isPending}
        onClose={() => setDeleting(false)}
        onConfirm={() => void apply({ kind: 'delete' })}
      >
        {productText('products.deleteProductsText')}
      </ConfirmDialog>
    </>
  );
}
