import {
  planRefund,
  refundablePieces,
  refundableShippingCents,
  splitRefund,
  unspentCents,
} from '@sitewright/commerce/orders';
import { listOrders, readOrder, refundOrder } from '@sitewright/contracts/api';
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
import { AmountField } from '../items/amount-field.tsx';
import { GiftCardNote } from './gift-card-note.tsx';
import { LineTitle } from './line-title.tsx';
import styles from './order-screen.module.css';
import { refundTaxCents } from './refund-tax.ts';
import { toRefundableOrder } from './to-refundable-order.ts';

const refundErrors = {
  nothing: undefined,
  unknownLine: 'Reload the order and try again.',
  tooManyPieces: 'These items were already refunded.',
  tooMuchShipping: 'This is more than was charged for shipping.',
  tooMuch: 'This is more than can be refunded.',
  giftCardSpent: 'Gift cards of this order were spent. Refund at most what is left on them.',
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
  const refund = useSend(refundOrder, [readOrder, listOrders]);
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
    if (state === 'failed') toast.error('The payment provider rejected the refund');
    else
      toast.success(
        state === 'pending' ? 'The refund is in progress' : `${price(plan.amountCents)} refunded`,
      );
    onClose();
  }
  return (
    <FormDialog
      title={`Refund order ${order.number}`}
      action={typeof plan === 'string' ? 'Refund' : `Refund ${price(plan.amountCents)}`}
      isPending={refund.isPending}
      canSubmit={typeof plan !== 'string'}
      error={refund.error}
      sum={
        <>
          {typeof plan === 'string'
            ? (refundErrors[plan] ?? `${price(maxCents)} can be refunded`)
            : `${price(plan.amountCents)} of ${price(maxCents)}${
                taxCents > 0 ? `, with ${price(taxCents)} tax` : ''
              }`}
          {split !== undefined && split.giftCardCents > 0 && (
            <span className={styles.detail}>
              {split.chargedCents > 0 &&
                `${price(split.chargedCents)} ${
                  method === 'provider' ? `through ${order.payment.name}` : 'outside the store'
                }, `}
              {price(split.giftCardCents)} to gift cards
            </span>
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
              label={`Quantity of ${line.title} to refund`}
              isLabelHidden
              value={quantities[line.id] ?? 0}
              onChange={(quantity) => setQuantities({ ...quantities, [line.id]: quantity })}
              min={0}
              max={line.canRefund}
              unit={`of ${line.left}`}
            />
            {line.giftCardBalances !== undefined && (
              <GiftCardNote balances={line.giftCardBalances} price={price} />
            )}
            {(quantities[line.id] ?? 0) > 0 && line.giftCardBalances === undefined && (
              <SwitchField
                label={`Restock ${line.title}`}
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
          label={`Shipping, up to ${price(shippingLeft)}`}
          units={shippingCents}
          onUnits={setShippingCents}
        />
      )}
      <AmountField
        {...amountField}
        label="Other amount"
        units={otherCents}
        onUnits={setOtherCents}
      />
      <TextField
        label="Reason"
        value={reason}
        onChange={setReason}
        maxLength={500}
        help="Not shown to the customer."
      />
      {refundableChargeCents === 0 && refundableGiftCardCents > 0 ? (
        <p>The refund goes to the gift cards that paid this order.</p>
      ) : order.payment.canRefund ? (
        <SegmentedField
          label="Refund through"
          choices={[
            { value: 'provider', label: order.payment.name },
            { value: 'manual', label: 'Outside the store' },
          ]}
          value={method}
          onChange={setMethod}
        />
      ) : (
        <p>
          You return the money yourself, for example by bank transfer. The store only records the
          refund.
        </p>
      )}
      <SwitchField
        label="Email a refund notification"
        help={order.email}
        isOn={notifiesBuyer}
        onChange={setNotifiesBuyer}
      />
    </FormDialog>
  );
}
