import { fulfillOrders, listOrders, readOrder } from '@sitewright/contracts/api';
import type { OrderSummary } from '@sitewright/contracts/entities';
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
import { orderText } from '../../texts/order-text.ts';
import { useShippingMail } from '../store-mails/use-shipping-mail.ts';
import { BulkPrint } from './bulk-print.tsx';

/** The most orders that are fulfilled or printed together. */
const maxOrders = 100;

/** Whether an order can be fulfilled although it is not paid. */
const isOpenAndUnpaid = ({ state, paymentState, fulfillmentState }: OrderSummary): boolean =>
  state !== 'cancelled' &&
  fulfillmentState !== 'fulfilled' &&
  (paymentState === 'awaitingPayment' || paymentState === 'authorized');

/** The bar of the selected orders: fulfills or prints all of them. */
export function BulkFulfill({
  orders,
  onDone,
}: {
  readonly orders: readonly OrderSummary[];
  readonly onDone: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const [isOpen, setOpen] = useState(false);
  const ids = orders.map(({ id }) => id);
  const unpaid = orders.filter(isOpenAndUnpaid).length;
  const isTooMany = ids.length > maxOrders;
  const [notifiesBuyer, setNotifiesBuyer] = useState(true);
  const sendsMail = useShippingMail();
  const fulfill = useSend(fulfillOrders, [listOrders, readOrder]);
  useCommands([
    {
      id: 'orders.fulfill',
      title: orderText('orders.fulfillSelected'),
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
    const count = done.fulfilled.length;
    const skipped = done.skipped.length;
    toast.success(
      skipped === 0
        ? orderText('orders.ordersFulfilled', { count })
        : orderText('orders.ordersFulfilledSkipped', { count, skipped }),
    );
  }
  return (
    <BulkBar count={ids.length} onClear={onDone}>
      {isTooMany && <span>{orderText('orders.selectUpTo', { count: maxOrders })}</span>}
      <BulkPrint ids={ids} />
      <Button
        variant="primary"
        isDisabled={isTooMany}
        icon={<PackageCheck aria-hidden="true" />}
        onPress={() => setOpen(true)}
      >
        {orderText('orders.fulfillOrders')}
      </Button>
      <Dialog
        title={orderText('orders.fulfillCount', { count: ids.length })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>{orderText('orders.cancel')}</Button>
            <Button variant="primary" onPress={() => void run()} isPending={fulfill.isPending}>
              {orderText('orders.fulfillOrders')}
            </Button>
          </>
        }
      >
        <p>{orderText('orders.fulfillAllHelp')}</p>
        {unpaid > 0 && <p>{orderText('orders.unpaidOrders', { count: unpaid })}</p>}
        {sendsMail ? (
          <SwitchField
            label={orderText('orders.emailShippingConfirmations')}
            isOn={notifiesBuyer}
            onChange={setNotifiesBuyer}
          />
        ) : (
          <p>{orderText('orders.shippingConfirmationsOff')}</p>
        )}
        <Problem error={fulfill.error} />
      </Dialog>
    </BulkBar>
  );
}
