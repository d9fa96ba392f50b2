import { openLines, openQuantityOf } from '@sitewright/commerce/orders';
import { createFulfillment, listOrders, readOrder } from '@sitewright/contracts/api';
import type { OrderDetails } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { FormDialog } from '../../controls/form-dialog.tsx';
import { NumberField } from '../../controls/number-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { useShippingMail } from '../store-mails/use-shipping-mail.ts';
import { lineName } from './line-name.ts';
import { LineTitle } from './line-title.tsx';
import styles from './order-screen.module.css';
import { emptyTracking, toTracking, TrackingFields } from './tracking-fields.tsx';

/** Chooses what is sent, and how. */
export function FulfillDialog({
  order,
  onClose,
}: {
  readonly order: OrderDetails;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const { createId } = useServices();
  // One key for the dialog: a second click, or a retry after a lost response, sends nothing twice.
  const [requestKey] = useState(createId);
  const openIds = new Set(openLines(order.lines).map(({ lineId }) => lineId));
  const open = order.lines.filter(({ id }) => openIds.has(id));
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(open.map((line) => [line.id, openQuantityOf(line)])),
  );
  const [tracking, setTracking] = useState(emptyTracking);
  const [notifiesBuyer, setNotifiesBuyer] = useState(true);
  const sendsMail = useShippingMail();
  const fulfill = useSend(createFulfillment, [readOrder, listOrders]);
  const chosen = open
    .map(({ id }) => ({ lineId: id, quantity: quantities[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

  async function submit() {
    const params = { websiteId, orderId: order.id };
    const body = { requestKey, lines: chosen, notifiesBuyer, ...toTracking(tracking) };
    const done = await fulfill.mutateAsync({ params, body }).catch(() => null);
    if (done === null) return;
    toast.success(
      done.fulfillmentState === 'fulfilled'
        ? orderText('orders.orderFulfilled', { number: order.number })
        : orderText('orders.orderPartlyFulfilled', { number: order.number }),
    );
    onClose();
  }
  return (
    <FormDialog
      title={orderText('orders.fulfillOrder', { number: order.number })}
      action={orderText('orders.fulfillItems')}
      isPending={fulfill.isPending}
      canSubmit={chosen.length > 0}
      error={fulfill.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {order.paymentState === 'authorized' && <p>{orderText('orders.notCapturedYet')}</p>}
      {order.lines.some((line) => line.isDeliveredWhenPaid === true) && (
        <p>{orderText('orders.deliveredWhenPaid')}</p>
      )}
      <ul className={styles.choices}>
        {open.map((line) => (
          <li key={line.id}>
            <LineTitle line={line} />
            <NumberField
              label={orderText('orders.quantityOf', { title: lineName(line) })}
              isLabelHidden
              value={quantities[line.id] ?? 0}
              onChange={(quantity) => setQuantities({ ...quantities, [line.id]: quantity })}
              min={0}
              max={openQuantityOf(line)}
              unit={orderText('orders.ofCount', { count: openQuantityOf(line) })}
            />
          </li>
        ))}
      </ul>
      <TrackingFields draft={tracking} onChange={setTracking} errors={fieldErrors(fulfill.error)} />
      {sendsMail ? (
        <SwitchField
          label={orderText('orders.emailShippingConfirmation')}
          help={order.email}
          isOn={notifiesBuyer}
          onChange={setNotifiesBuyer}
        />
      ) : (
        <p>{orderText('orders.shippingConfirmationsOff')}</p>
      )}
    </FormDialog>
  );
}
