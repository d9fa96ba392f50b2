import {
  adjustmentReasons,
  adjustStock,
  listInventory,
  listItems,
  listStockMovements,
  readItem,
  type AdjustmentReason,
  type InventoryRow,
} from '@sitewright/contracts/api';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Problem } from '../../controls/problem.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { newVariantId } from '../items/new-variant-id.ts';
import { productText } from '../../texts/product-text.ts';
import { nameOf, reasonLabel, signed, stateLabel } from './inventory-labels.ts';
import styles from './inventory.module.css';

/** A number that is typed into the row. */
interface StockEdit {
  readonly text: string;
  /** The stock that was shown when typing began: the difference to it is sent. */
  readonly before: number;
  /** The same for repeated attempts, so that the adjustment counts once. */
  readonly adjustmentId: string;
}

/** The stock of a variant, which can be adjusted in its row. The reason appears once another number is typed. */
export function StockCell({
  row,
  mayAdjust,
}: {
  readonly row: InventoryRow;
  readonly mayAdjust: boolean;
}): ReactNode {
  const { id: websiteId } = useSite();
  const [edit, setEdit] = useState<StockEdit | null>(null);
  const [reason, setReason] = useState<AdjustmentReason>('count');
  const input = useRef<HTMLInputElement>(null);
  const send = useSend(adjustStock, [listInventory, listStockMovements, listItems, readItem]);
  if (row.unlimited) return stateLabel('unlimited');
  if (!mayAdjust) return row.qtyInStock.toLocaleString('en');

  const name = nameOf(row);
  const text = edit?.text.trim() ?? '';
  const isInvalid = edit !== null && !/^-?\d{1,7}$/.test(text);
  const change = edit === null || isInvalid ? 0 : Number(text) - edit.before;
  function type(next: string) {
    const before = edit?.before ?? row.qtyInStock;
    const isUnchanged = next === String(before);
    setEdit(isUnchanged ? null : { text: next, before, adjustmentId: newVariantId() });
  }
  function end() {
    setEdit(null);
    send.reset();
    input.current?.focus();
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    if (edit === null || change === 0 || send.isPending) return;
    const { adjustmentId } = edit;
    const body = { adjustmentId, change, reason, note: '' };
    const params = { websiteId, variantId: row.id };
    const saved = await send.mutateAsync({ params, body }).catch(() => null);
    if (saved === null) return;
    const count = saved.qtyInStock.toLocaleString('en');
    toast.success(productText('products.nowInStock', { name, count }));
    end();
  }
  return (
    <form className={styles.stock} onSubmit={(event) => void save(event)}>
      <input
        ref={input}
        className={styles.count}
        aria-label={productText('products.stockOf', { name })}
        aria-invalid={isInvalid}
        {...(isInvalid ? { 'aria-description': productText('products.enterWhole') } : {})}
        inputMode="numeric"
        autoComplete="off"
        value={edit?.text ?? String(row.qtyInStock)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && edit !== null) end();
        }}
      />
      {edit !== null && (
        <div className={styles.adjust}>
          <SelectField
            label={productText('products.reasonFor', { name })}
            isLabelHidden
            choices={adjustmentReasons.map((value) => ({ value, label: reasonLabel(value) }))}
            value={reason}
            onChange={setReason}
          />
          <Button
            type="submit"
            size="small"
            variant="primary"
            isDisabled={change === 0}
            isPending={send.isPending}
          >
            {change === 0
              ? productText('products.adjust')
              : productText('products.adjustBy', { change: signed(change) })}
          </Button>
          <Button size="small" variant="quiet" onPress={end}>
            {productText('products.cancel')}
          </Button>
        </div>
      )}
      <Problem error={send.error} isBox={false} />
    </form>
  );
}
