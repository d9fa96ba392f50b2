import {
  changeStockSettings,
  listInventory,
  listStockMovements,
  readItem,
  type InventoryRow,
  type StockMovementRow,
} from '@sitewright/contracts/api';
import { defaultLowStock } from '@sitewright/contracts/entities';
import { History } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useList } from '../../api/read-list.ts';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { DataTable, type Column } from '../../controls/data-table.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Listing } from '../../controls/listing.tsx';
import { Problem } from '../../controls/problem.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';
import { describeMovement, nameOf, signed } from './inventory-labels.ts';
import styles from './inventory.module.css';

/** How the stock of a variant is managed, and every change of it. */
export function StockDialog({
  row,
  mayAdjust,
  onClose,
}: {
  readonly row: InventoryRow;
  readonly mayAdjust: boolean;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Dialog title={nameOf(row)} size="large" isOpen onClose={onClose}>
      <div className={styles.dialog}>
        {mayAdjust && <StockSettings row={row} />}
        <h3>{productText('products.history')}</h3>
        <StockHistory variantId={row.id} />
      </div>
    </Dialog>
  );
}

function StockSettings({ row }: { readonly row: InventoryRow }): ReactNode {
  const { id: websiteId } = useSite();
  const [unlimited, setUnlimited] = useState(row.unlimited);
  const [continueSelling, setContinueSelling] = useState(row.continueSelling);
  const [typed, setTyped] = useState(row.lowStockAt === null ? '' : String(row.lowStockAt));
  const send = useSend(changeStockSettings, [listInventory, readItem]);
  const text = typed.trim();
  const isInvalid = text !== '' && !/^\d{1,6}$/.test(text);
  const errors = fieldErrors(send.error);
  async function save() {
    const body = {
      unlimited,
      continueSelling,
      lowStockAt: text === '' ? null : Number(text),
    };
    const params = { websiteId, variantId: row.id };
    const saved = await send.mutateAsync({ params, body }).catch(() => null);
    if (saved !== null) toast.success(productText('products.saved', { name: nameOf(row) }));
  }
  return (
    <form
      className={styles.settings}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isInvalid) void save();
      }}
    >
      <SwitchField
        label={productText('products.unlimitedStock')}
        isOn={unlimited}
        onChange={setUnlimited}
      />
      <SwitchField
        label={productText('products.continueSelling')}
        isOn={continueSelling}
        onChange={setContinueSelling}
        isDisabled={unlimited}
      />
      <TextField
        label={productText('products.lowStockAt')}
        help={productText('products.lowStockHelp', { default: defaultLowStock })}
        value={typed}
        onChange={setTyped}
        inputMode="numeric"
        isDisabled={unlimited}
        error={isInvalid ? productText('products.enterWholeFromZero') : errors['lowStockAt']}
      />
      <div>
        <Button type="submit" variant="primary" isDisabled={isInvalid} isPending={send.isPending}>
          {productText('products.save')}
        </Button>
      </div>
      {errors['continueSelling'] === undefined ? (
        <Problem error={send.error} isBox={false} />
      ) : (
        <p role="alert">{errors['continueSelling']}</p>
      )}
    </form>
  );
}

/** The columns of the history. */
const historyColumns = (): readonly Column<StockMovementRow>[] => [
  { title: productText('products.date'), cell: ({ at }) => formatDateTime(at) },
  {
    title: productText('products.movement'),
    cell: (movement) => (
      <>
        {describeMovement(movement)}
        {movement.madeBy !== '' && <span className={styles.quiet}>{movement.madeBy}</span>}
      </>
    ),
  },
  {
    title: productText('products.quantity'),
    kind: 'number',
    cell: ({ quantity }) => signed(quantity),
  },
  {
    title: productText('products.stock'),
    kind: 'number',
    cell: ({ balance }) => balance.toLocaleString('en'),
  },
];

function StockHistory({ variantId }: { readonly variantId: string }): ReactNode {
  const { id: websiteId } = useSite();
  const movements = useList(listStockMovements, { params: { websiteId, variantId } });
  return (
    <Listing
      list={movements}
      problem={productText('products.historyNotLoaded')}
      nouns={[productText('products.nounChange'), productText('products.nounChanges')]}
      empty={
        <EmptyState icon={<History />} title={productText('products.noChangesYet')}>
          {productText('products.noChangesText')}
        </EmptyState>
      }
    >
      {(rows) => (
        <DataTable
          caption={productText('products.history')}
          rows={rows}
          columns={historyColumns()}
        />
      )}
    </Listing>
  );
}
