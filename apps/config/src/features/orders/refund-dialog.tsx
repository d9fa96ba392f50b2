import {
  planRefund,
  refundablePieces,
  refundableShippingCents,
  splitRefund,
  unspentCents,
} from '@sitewright/commerce/orders';
import { listOrderInvoices, listOrders, readOrder, refundOrder } from '@sitewright/contracts/api';
import type { OrderDetails, RefundMethod } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { FormDialog } from '../../controls/form-dialog.tsx';
import { NumberField } from '../../controls/number-field.tsx';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { formatMinorUnits, minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { AmountField } from '../items/amount-field.tsx';
import { GiftCardNote } from './gift-card-note.tsx';
import { joinTexts } from './join-texts.ts';
import { lineName } from './line-name.ts';
import { LineTitle } from './line-title.tsx';
import styles from './order-screen.module.css';
import { refundTaxCents } from './refund-tax.ts';
import { toRefundableOrder } from './to-refundable-order.ts';

const errorKeys = {
  unknownLine: 'orders.reloadOrder',
  tooManyPieces: 'orders.alreadyRefunded',
  tooMuchShipping: 'orders.tooMuchShipping',
  tooMuch: 'orders.tooMuchRefund',
  giftCardSpent: 'orders.giftCardsPartlySpent',
} as const;

/** Chooses what is refunded: pieces with restock, shipping, any other amount. Shows the total before it is sent. */
export function RefundDialog({
  order,
  onClose,
}: {
  readonly order: OrderDetails;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const { createId } = useServices();
  // One key for the dialog: a second click, or a retry after a lost response, refunds nothing twice.
  const [requestKey] = useState(createId);
  const refundable = toRefundableOrder(order);
  const open = order.lines.flatMap((line, index) => {
    const left = line.quantity - line.refundedQuantity;
    const { giftCardBalances } = refundable.lines[index] ?? {};
    if (left === 0) return [];
    return [
      {
        ...line,
        giftCardBalances,
        left,
        canRefund: refundablePieces({ ...line, giftCardBalances }),
      },
    ];
  });
  const maxCents = unspentCents(refundable);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [unstocked, setUnstocked] = useState<ReadonlySet<string>>(new Set());
  const [shippingCents, setShippingCents] = useState(0);
  const [otherCents, setOtherCents] = useState(0);
  const [reason, setReason] = useState('');
  const [method, setMethod] = useState<RefundMethod>(
    order.payment.canRefund ? 'provider' : 'manual',
  );
  const [notifiesBuyer, setNotifiesBuyer] = useState(true);
  const refund = useSend(refundOrder, [readOrder, listOrders, listOrderInvoices]);
  const chosen = open
    .map(({ id }) => ({ lineId: id, quantity: quantities[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const areAmounts = ![shippingCents, otherCents].some(Number.isNaN);
  const plan = areAmounts
    ? planRefund(refundable, { lines: chosen, shippingCents, otherCents })
    : 'nothing';
  const taxCents = typeof plan === 'string' ? 0 : refundTaxCents(order, plan);
  const price = (cents: number) => formatMinorUnits(cents, order.currency);
  const { refundableCents, refundableGiftCardCents } = order.payment;
  const refundableChargeCents = refundableCents - refundableGiftCardCents;
  const split =
    typeof plan === 'string' ? undefined : splitRefund(plan.amountCents, refundableChargeCents);
  const shippingLeft = refundableShippingCents(refundable);
  const amountField = {
    digits: minorDigits(order.currency),
    affix: order.currency,
    error: undefined,
    isDisabled: false,
  };

  function sumText(): string {
    const max = price(maxCents);
    if (plan === 'nothing') return orderText('orders.canBeRefunded', { amount: max });
    if (typeof plan === 'string') return orderText(errorKeys[plan]);
    const amount = price(plan.amountCents);
    return taxCents > 0
      ? orderText('orders.refundOfWithTax', { amount, max, tax: price(taxCents) })
      : orderText('orders.refundOf', { amount, max });
  }
  function splitText({ chargedCents, giftCardCents }: ReturnType<typeof splitRefund>): string {
    const amount = price(chargedCents);
    const charged =
      method === 'provider'
        ? orderText('orders.amountThrough', { amount, name: order.payment.name })
        : orderText('orders.amountOutside', { amount });
    return joinTexts([
      ...(chargedCents > 0 ? [charged] : []),
      orderText('orders.amountToGiftCards', { amount: price(giftCardCents) }),
    ]);
  }
  async function submit() {
    if (typeof plan === 'string') return;
    const body = {
      requestKey,
      lines: chosen.map((part) => ({ ...part, restocks: !unstocked.has(part.lineId) })),
      shippingCents,
      otherCents,
      expectedCents: plan.amountCents,
      method,
      reason,
      notifiesBuyer,
    };
    const params = { websiteId, orderId: order.id };
    const done = await refund.mutateAsync({ params, body }).catch(() => null);
    if (done === null) return;
    const state = done.refunds.at(-1)?.state;
    if (state === 'failed') toast.error(orderText('orders.refundRejected'));
    else
      toast.success(
        state === 'pending'
          ? orderText('orders.refundInProgress')
          : orderText('orders.amountRefunded', { amount: price(plan.amountCents) }),
      );
    onClose();
  }
  return (
    <FormDialog
      title={orderText('orders.refundOrder', { number: order.number })}
      action={
        typeof plan === 'string'
          ? orderText('orders.refund')
          : orderText('orders.refundAmount', { amount: price(plan.amountCents) })
      }
      isPending={refund.isPending}
      canSubmit={typeof plan !== 'string'}
      error={refund.error}
      sum={
        <>
          {sumText()}{' '}
          {split !== undefined && split.giftCardCents > 0 && (
            <span className={styles.detail}>{splitText(split)}</span>
          )}
        </>
      }
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ul className={styles.choices}>
        {open.map((line) => (
          <li key={line.id}>
            <LineTitle line={line} />
            <NumberField
              label={orderText('orders.refundQuantity', { title: lineName(line) })}
              isLabelHidden
              value={quantities[line.id] ?? 0}
              onChange={(quantity) => setQuantities({ ...quantities, [line.id]: quantity })}
              min={0}
              max={line.canRefund}
              unit={orderText('orders.ofCount', { count: line.left })}
            />
            {line.giftCardBalances !== undefined && (
              <GiftCardNote balances={line.giftCardBalances} price={price} />
            )}
            {(quantities[line.id] ?? 0) > 0 && line.giftCardBalances === undefined && (
              <SwitchField
                label={orderText('orders.restock', { title: lineName(line) })}
                isOn={!unstocked.has(line.id)}
                onChange={(isOn) =>
                  setUnstocked(
                    isOn
                      ? new Set([...unstocked].filter((id) => id !== line.id))
                      : new Set([...unstocked, line.id]),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      {shippingLeft > 0 && (
        <AmountField
          {...amountField}
          label={orderText('orders.shippingUpTo', { amount: price(shippingLeft) })}
          units={shippingCents}
          onUnits={setShippingCents}
        />
      )}
      <AmountField
        {...amountField}
        label={orderText('orders.otherAmount')}
        units={otherCents}
        onUnits={setOtherCents}
      />
      <TextField
        label={orderText('orders.reason')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        help={orderText('orders.notShown')}
      />
      {refundableChargeCents === 0 && refundableGiftCardCents > 0 ? (
        <p>{orderText('orders.refundToGiftCards')}</p>
      ) : order.payment.canRefund ? (
        <SegmentedField
          label={orderText('orders.refundThrough')}
          choices={[
            { value: 'provider', label: order.payment.name },
            { value: 'manual', label: orderText('orders.outsideStoreChoice') },
          ]}
          value={method}
          onChange={setMethod}
        />
      ) : (
        <p>{orderText('orders.refundManual')}</p>
      )}
      <SwitchField
        label={orderText('orders.emailRefund')}
        help={order.email}
        isOn={notifiesBuyer}
        onChange={setNotifiesBuyer}
      />
    </FormDialog>
  );
}
