import { fulfillOrders, listOrders, readOrder } from '@sitewright/contracts/api';
import { PackageCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { BulkBar } from '../../controls/bulk-bar.tsx';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { useCommands } from '../../shell/commands/commands-context.tsx';
import { useSite } from '../../shell/site/site.ts';
import { useShippingMail } from '../store-mails/use-shipping-mail.ts';
import { BulkPrint } from './bulk-print.tsx';

/** The most orders that are fulfilled or printed together. */
const maxOrders = 100;

const ordersText = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

/** The bar of the selected orders: fulfills or prints all of them. */
export function BulkFulfill({
  ids,
  onDone,
}: {
  readonly ids: readonly string[];
  readonly onDone: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const [isOpen, setOpen] = useState(false);
  const isTooMany = ids.length > maxOrders;
  const [notifiesBuyer, setNotifiesBuyer] = useState(true);
  const sendsMail = useShippingMail();
  const fulfill = useSend(fulfillOrders, [listOrders, readOrder]);
  useCommands([
    {
      id: 'orders.fulfill',
      title: 'Fulfill selected orders',
      group: 'General',
      keys: 'f',
      keywords: 'ship send',
      run: () => setOpen(!isTooMany),
    },
  ]);

  async function run() {
    const body = { orderIds: [...ids], notifiesBuyer };
    const done = await fulfill.mutateAsync({ params: { websiteId }, body }).catch(() => null);
    if (done === null) return;
    setOpen(false);
    onDone();
    const skipped = done.skipped.length;
    toast.success(
      `${ordersText(done.fulfilled.length)} fulfilled${skipped === 0 ? '' : `, ${skipped} skipped`}`,
    );
  }
  return (
    <BulkBar count={ids.length} onClear={onDone}>
      {isTooMany && <span>Select up to {maxOrders} orders.</span>}
      <BulkPrint ids={ids} />
      <Button
        variant="primary"
        isDisabled={isTooMany}
        icon={<PackageCheck aria-hidden="true" />}
        onPress={() => setOpen(true)}
      >
        Fulfill orders
      </Button>
      <Dialog
        title={`Fulfill ${ordersText(ids.length)}`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" onPress={() => void run()} isPending={fulfill.isPending}>
              Fulfill orders
            </Button>
          </>
        }
      >
        <p>
          All unfulfilled items are marked as fulfilled. Orders that cannot be fulfilled are
          skipped.
        </p>
        {sendsMail ? (
          <SwitchField
            label="Email shipping confirmations"
            isOn={notifiesBuyer}
            onChange={setNotifiesBuyer}
          />
        ) : (
          <p>Shipping confirmations are turned off under Store emails.</p>
        )}
        <Problem error={fulfill.error} />
      </Dialog>
    </BulkBar>
  );
}
