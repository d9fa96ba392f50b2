import { listOrders, markOrderPaid, readOrder } from '@sitewright/contracts/api';
import type { OrderDetails } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';

/** Records that the money arrived outside of the shop. */
export function MarkPaidDialog({
  order,
  onClose,
}: {
  readonly order: OrderDetails;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const mark = useSend(markOrderPaid, [readOrder, listOrders]);

  async function run() {
    const params = { websiteId, orderId: order.id };
    const marked = await mark.mutateAsync({ params }).catch(() => null);
    if (marked === null) return;
    toast.success(orderText('orders.orderPaid', { number: order.number }));
    onClose();
  }
  return (
    <ConfirmDialog
      title={orderText('orders.markPaidQuestion')}
      action={orderText('orders.markPaid')}
      isDangerous={false}
      isOpen
      isPending={mark.isPending}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {orderText('orders.received', {
        amount: formatMinorUnits(order.grandTotalCents - order.giftCardCents, order.currency),
      })}
      <Problem error={mark.error} />
    </ConfirmDialog>
  );
}
