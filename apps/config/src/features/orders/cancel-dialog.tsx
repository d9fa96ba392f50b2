import { splitRefund, unspentCents } from '@sitewright/commerce/orders';
import { cancelOrder, listOrderInvoices, listOrders, readOrder } from '@sitewright/contracts/api';
import type { OrderDetails } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { joinTexts } from './join-texts.ts';
import styles from './order-screen.module.css';
import { toRefundableOrder } from './to-refundable-order.ts';

type RefundChoice = 'provider' | 'manual' | 'none';

/** Cancels an order: with a refund of what was paid, and its pieces back in stock. */
export function CancelDialog({
  order,
  onClose,
}: {
  readonly order: OrderDetails;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const { createId } = useServices();
  const [requestKey] = useState(createId);
  const { canRefund, refundableCents, refundableGiftCardCents, name } = order.payment;
  const { chargedCents, giftCardCents } = splitRefund(
    unspentCents(toRefundableOrder(order)),
    refundableCents - refundableGiftCardCents,
  );
  const [refund, setRefund] = useState<RefundChoice>(canRefund ? 'provider' : 'manual');
  const [restocks, setRestocks] = useState(true);
  const [notifiesBuyer, setNotifiesBuyer] = useState(true);
  const [reason, setReason] = useState('');
  const cancel = useSend(cancelOrder, [readOrder, listOrders, listOrderInvoices]);
  const price = (cents: number) => formatMinorUnits(cents, order.currency);
  const amount = price(chargedCents);
  /** How what was charged is returned; gift cards get their part in any case. */
  const labelOf = (charged: string) =>
    joinTexts([
      ...(chargedCents > 0 ? [charged] : []),
      ...(giftCardCents > 0
        ? [orderText('orders.amountToGiftCards', { amount: price(giftCardCents) })]
        : []),
    ]);
  const choices = [
    ...(canRefund
      ? [
          {
            value: 'provider' as const,
            label: labelOf(orderText('orders.amountThrough', { amount, name })),
          },
        ]
      : []),
    ...(canRefund && chargedCents === 0
      ? []
      : [
          {
            value: 'manual' as const,
            label: labelOf(orderText('orders.amountOutside', { amount })),
          },
        ]),
    { value: 'none' as const, label: orderText('orders.noRefundNow') },
  ];

  async function run() {
    const params = { websiteId, orderId: order.id };
    // A payment that is still open may turn out to be charged: then its provider returns it.
    const isOpen = ['requiresPayment', 'authorized'].includes(order.paymentState);
    const chosen = isOpen && canRefund ? 'provider' : refund;
    const body = {
      requestKey,
      restocks,
      refund: chosen === 'none' ? null : chosen,
      reason,
      notifiesBuyer,
    };
    const done = await cancel.mutateAsync({ params, body }).catch(() => null);
    if (done === null) return;
    toast.success(orderText('orders.orderCanceled', { number: order.number }));
    onClose();
  }
  return (
    <Dialog
      title={orderText('orders.cancelQuestion', { number: order.number })}
      size="medium"
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{orderText('orders.keepOrder')}</Button>
          <Button variant="danger" onPress={() => void run()} isPending={cancel.isPending}>
            {orderText('orders.cancelOrder')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {refundableCents > 0 ? (
          <SelectField
            label={orderText('orders.refundLabel')}
            choices={choices}
            value={refund}
            onChange={setRefund}
          />
        ) : (
          order.paymentState !== 'paid' && (
            <p>
              {order.giftCardCents > 0
                ? orderText('orders.nothingChargedGiftCards')
                : orderText('orders.nothingCharged')}
            </p>
          )
        )}
        <SwitchField
          label={orderText('orders.restockItems')}
          isOn={restocks}
          onChange={setRestocks}
        />
        <SwitchField
          label={orderText('orders.emailCancellation')}
          help={order.email}
          isOn={notifiesBuyer}
          onChange={setNotifiesBuyer}
        />
        <TextField
          label={orderText('orders.reason')}
          value={reason}
          onChange={setReason}
          maxLength={500}
          help={orderText('orders.notShown')}
        />
        <Problem error={cancel.error} />
      </div>
    </Dialog>
  );
}
