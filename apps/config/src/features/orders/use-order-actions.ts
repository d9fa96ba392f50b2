import { openLines, shipmentsOf } from '@sitewright/commerce/orders';
import type { OrderDetails } from '@sitewright/contracts/entities';
import type { Command } from '../../shell/commands/command.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { orderText } from '../../texts/order-text.ts';

/** The dialogs of an order. */
export type OrderDialog = 'fulfill' | 'capture' | 'refund' | 'cancel' | 'markPaid';

/** Something that can be done with an order now. */
export interface OrderAction extends Command {
  readonly dialog: OrderDialog;
}

/** What can be done with an order in its state, by this person: for buttons, the palette and shortcuts. */
export function useOrderActions(
  order: OrderDetails,
  open: (dialog: OrderDialog) => void,
): readonly OrderAction[] {
  const may = usePermissions();
  const isCanceled = order.state === 'cancelled';
  const isSendable = ['paid', 'authorized', 'awaitingPayment'].includes(order.paymentState);
  const canPay = order.paymentState === 'awaitingPayment' && !order.payment.canRefund;
  const { authorization } = order.payment;
  const action = (dialog: OrderDialog, isPossible: boolean, command: Partial<Command>) =>
    isPossible
      ? [
          {
            id: `order.${dialog}`,
            title: '',
            group: 'General' as const,
            dialog,
            run: () => open(dialog),
            ...command,
          },
        ]
      : [];
  return [
    ...action(
      'fulfill',
      may('orders.fulfil') && !isCanceled && isSendable && openLines(order.lines).length > 0,
      {
        title: orderText('orders.fulfillItems'),
        keys: 'f',
        keywords: 'ship send tracking postage fulfillment',
      },
    ),
    ...action(
      'capture',
      may('orders.refund') && !isCanceled && authorization !== null && !authorization.isCapturing,
      {
        title: orderText('orders.capturePayment'),
        keywords: 'charge card authorized authorization money',
      },
    ),
    ...action('refund', may('orders.refund') && order.payment.refundableCents > 0, {
      title: orderText('orders.refund'),
      keys: 'r',
      keywords: 'refund money back return',
    }),
    ...action('markPaid', may('orders.refund') && !isCanceled && canPay, {
      title: orderText('orders.markPaid'),
      keywords: 'payment received bank transfer cash invoice',
    }),
    ...action(
      'cancel',
      may('orders.refund') && !isCanceled && shipmentsOf(order.fulfillments).length === 0,
      { title: orderText('orders.cancelOrder'), keywords: 'cancel void' },
    ),
  ];
}
