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
import { BulkBar } from '../../controls/bulk-bar.tsx';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { AmountField } from './amount-field.tsx';
import styles from './items.module.css';

const labels = {
  price: 'Price',
  sale: 'Put on sale',
  endSale: 'End sale',
  available: 'Available',
  unavailable: 'Not available',
  addCategory: 'Add category',
  removeCategory: 'Remove category',
  visible: 'Show in shop',
  hidden: 'Set to draft',
} as const;
type Field = keyof typeof labels;

const choices = (Object.keys(labels) as Field[]).map((value) => ({ value, label: labels[value] }));

/** The maximum number of products of one call. */
const callSize = 100;

const countText = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`;

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
  const [units, setUnits] = useState(0);
  const [category, setCategory] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const send = useSend(changeProducts, [listItems, readItem, listCollections]);
  const changes: Readonly<Record<Field, ProductsChange>> = {
    price: { kind: 'price', cents: units },
    sale: { kind: 'sale', percent: units },
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
    (field === 'price' && Number.isNaN(units)) ||
    (field === 'sale' && !(units >= 1 && units <= 99));

  async function apply(change: ProductsChange) {
    let changed = 0;
    const params = { websiteId, collectionId };
    for (let start = 0; start < ids.length; start += callSize) {
      const body = { itemIds: ids.slice(start, start + callSize), change };
      const done = await send.mutateAsync({ params, body }).catch(() => null);
      if (done === null) break;
      changed += done.changed;
    }
    setDeleting(false);
    if (changed > 0)
      toast.success(`${countText(changed)} ${change.kind === 'delete' ? 'deleted' : 'changed'}`);
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
            label="Change"
            isLabelHidden
            choices={choices}
            value={field}
            onChange={(next) => {
              setField(next);
              setUnits(next === 'sale' ? 10 : 0);
            }}
          />
          {field === 'price' && (
            <AmountField
              label="New price"
              units={units}
              digits={minorDigits(currency)}
              affix={currency}
              onUnits={setUnits}
              error={undefined}
              isDisabled={false}
            />
          )}
          {field === 'sale' && (
            <AmountField
              key="sale"
              label="Reduced by"
              units={units}
              affix="%"
              onUnits={setUnits}
              error={units >= 1 && units <= 99 ? undefined : 'Enter 1 to 99.'}
              isDisabled={false}
            />
          )}
          {isCategory && (
            <TextField label="Category" value={category} onChange={setCategory} maxLength={25} />
          )}
          <Button type="submit" variant="primary" isDisabled={isInvalid} isPending={send.isPending}>
            Apply
          </Button>
        </form>
        <Button size="small" onPress={() => setDeleting(true)}>
          Delete
        </Button>
      </BulkBar>
      <Problem error={send.error} />
      <ConfirmDialog
        title={`Delete ${countText(ids.length)}?`}
        action="Delete"
        isOpen={isDeleting}
        isPending={send.isPending}
        onClose={() => setDeleting(false)}
        onConfirm={() => void apply({ kind: 'delete' })}
      >
        Visitors can no longer see or buy them. Existing orders stay unchanged.
      </ConfirmDialog>
    </>
  );
}
