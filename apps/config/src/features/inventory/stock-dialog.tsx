import {
  changeStockSettings,
  listInventory,
  listStockMovements,
  readItem,
  type InventoryRow,
  type StockMovementRow,
} from '@sitewright/contracts/api';
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
        <h3>History</h3>
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
    if (saved !== null) toast.success(`${nameOf(row)} is saved`);
  }
  return (
    <form
      className={styles.settings}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isInvalid) void save();
      }}
    >
      <SwitchField label="Unlimited stock" isOn={unlimited} onChange={setUnlimited} />
      <SwitchField
        label="Continue selling when out of stock"
        isOn={continueSelling}
        onChange={setContinueSelling}
        isDisabled={unlimited}
      />
      <TextField
        label="Low stock at"
        help="Owners get one email when sales reduce the stock to this number. Empty: no email."
        value={typed}
        onChange={setTyped}
        inputMode="numeric"
        isDisabled={unlimited}
        error={isInvalid ? 'Enter a whole number of 0 or more.' : errors['lowStockAt']}
      />
      <div>
        <Button type="submit" variant="primary" isDisabled={isInvalid} isPending={send.isPending}>
          Save
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
const historyColumns: readonly Column<StockMovementRow>[] = [
  { title: 'Date', cell: ({ at }) => formatDateTime(at) },
  {
    title: 'Change',
    cell: (movement) => (
      <>
        {describeMovement(movement)}
        {movement.madeBy !== '' && <span className={styles.quiet}>{movement.madeBy}</span>}
      </>
    ),
  },
  { title: 'Quantity', kind: 'number', cell: ({ quantity }) => signed(quantity) },
  { title: 'Stock', kind: 'number', cell: ({ balance }) => balance.toLocaleString('en') },
];

function StockHistory({ variantId }: { readonly variantId: string }): ReactNode {
  const { id: websiteId } = useSite();
  const movements = useList(listStockMovements, { params: { websiteId, variantId } });
  return (
    <Listing
      list={movements}
      problem="The history could not be loaded."
      nouns={['change', 'changes']}
      empty={
        <EmptyState icon={<History />} title="No changes yet">
          Sales and adjustments appear here.
        </EmptyState>
      }
    >
      {(rows) => <DataTable caption="History" rows={rows} columns={historyColumns} />}
    </Listing>
  );
}
