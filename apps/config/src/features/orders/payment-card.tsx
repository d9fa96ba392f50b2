import type { OrderDetails } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDay } from '../../format/date-times.ts';

/** What is to be captured of a payment, or what was captured of it; nothing if it was charged at once. */
export function PaymentCard({ order }: { readonly order: OrderDetails }): ReactNode {
  const { authorization, partlyCapturedCents } = order.payment;
  const price = (cents: number) => formatMinorUnits(cents, order.currency);
  if (authorization !== null)
    return (
      <Card title="Payment">
        <p>Payment authorized · capture by {formatDay(authorization.captureBefore)}</p>
        <p>
          {authorization.isCapturing
            ? 'The capture is in progress.'
            : `${price(authorization.amountCents)} is reserved on the card. Nothing is charged until you capture it.`}
        </p>
      </Card>
    );
  if (partlyCapturedCents === null) return null;
  const payableCents = order.grandTotalCents - order.giftCardCents;
  return (
    <Card title="Payment">
      <p>
        {price(partlyCapturedCents)} of {price(payableCents)} was captured. The rest was released.
      </p>
    </Card>
  );
}
