import { captureOrder, listOrderInvoices, listOrders, readOrder } from '@sitewright/contracts/api';
import type { OrderDetails } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { FormDialog } from '../../controls/form-dialog.tsx';
import { formatMinorUnits, minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { AmountField } from '../items/amount-field.tsx';

/** Charges an authorized payment, in whole or in part. */
export function CaptureDialog({
  order,
  authorizedCents,
  onClose,
}: {
  readonly order: OrderDetails;
  readonly authorizedCents: number;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const { createId } = useServices();
  // One key for the dialog: a second click, or a retry after a lost response, charges nothing twice.
  const [requestKey] = useState(createId);
  const [amountCents, setAmountCents] = useState(authorizedCents);
  const capture = useSend(captureOrder, [readOrder, listOrders, listOrderInvoices]);
  const price = (cents: number) => formatMinorUnits(cents, order.currency);
  const isTooMuch = amountCents > authorizedCents;
  const isPossible = amountCents > 0 && !isTooMuch;

  async function submit() {
    const params = { websiteId, orderId: order.id };
    const body = { requestKey, amountCents };
    const done = await capture.mutateAsync({ params, body }).catch(() => null);
    if (done === null) return;
    toast.success(
      done.paymentState === 'paid'
        ? orderText('orders.amountCaptured', { amount: price(amountCents) })
        : orderText('orders.captureInProgress'),
    );
    onClose();
  }
  return (
    <FormDialog
      title={orderText('orders.captureTitle', { number: order.number })}
      action={
        isPossible
          ? orderText('orders.captureAmount', { amount: price(amountCents) })
          : orderText('orders.capture')
      }
      isPending={capture.isPending}
      canSubmit={isPossible}
      error={capture.error}
      sum={
        <>
          {isTooMuch && orderText('orders.captureMax', { amount: price(authorizedCents) })}
          {isPossible &&
            (amountCents === authorizedCents
              ? orderText('orders.captureWhole')
              : orderText('orders.captureReleases', {
                  amount: price(authorizedCents - amountCents),
                }))}
        </>
      }
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <AmountField
        label={orderText('orders.amount')}
        digits={minorDigits(order.currency)}
        affix={order.currency}
        error={undefined}
        isDisabled={false}
        units={amountCents}
        onUnits={setAmountCents}
      />
    </FormDialog>
  );
}
