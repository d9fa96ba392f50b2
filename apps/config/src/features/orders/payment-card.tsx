import type { OrderDetails } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDay } from '../../format/date-times.ts';
import { orderText } from '../../texts/order-text.ts';

/** What is to be captured of a payment, or what was captured of it; nothing if it was charged at once. */
export function PaymentCard({ order }: { readonly order: OrderDetails }): ReactNode {
  const { authorization, partlyCapturedCents } = order.payment;
  const price = (cents: number) => formatMinorUnits(cents, order.currency);
  if (authorization !== null)
    return (
      <Card title={orderText('orders.payment')}>
        <p>{orderText('orders.captureBy', { date: formatDay(authorization.captureBefore) })}</p>
        <p>
          {authorization.isCapturing
            ? orderText('orders.captureInProgressText')
            : orderText('orders.reserved', { amount: price(authorization.amountCents) })}
        </p>
      </Card>
    );
  if (partlyCapturedCents === null) return null;
  const payableCents = order.grandTotalCents - order.giftCardCents;
  return (
    <Card title={orderText('orders.payment')}>
      <p>
        {orderText('orders.partlyCaptured', {
          captured: price(partlyCapturedCents),
          amount: price(payableCents),
        })}
      </p>
    </Card>
  );
}
