import type { OrderDetails, RefundState } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Badge } from '../../controls/badge.tsx';
import { Card } from '../../controls/card.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDateTime } from '../../format/date-times.ts';
import styles from './order-screen.module.css';

const states = {
  pending: { label: 'In progress', tone: 'warning' },
  succeeded: { label: 'Refunded', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
} as const satisfies Record<RefundState, unknown>;

/** The refunds of an order; nothing without any. */
export function RefundCard({ order }: { readonly order: OrderDetails }): ReactNode {
  if (order.refunds.length === 0) return null;
  return (
    <Card title="Refunds">
      <ul className={styles.refunds}>
        {order.refunds.map(({ id, at, state, method, amountCents, giftCardCents, lines }) => (
          <li key={id}>
            <span>
              {formatMinorUnits(amountCents, order.currency)}{' '}
              <Badge tone={states[state].tone}>{states[state].label}</Badge>
            </span>
            {lines.map(({ lineId, quantity }) => (
              <span key={lineId}>
                {quantity} × {order.lines.find((line) => line.id === lineId)?.title}
              </span>
            ))}
            <span className={styles.detail}>
              {formatDateTime(at)}
              {method === 'manual' && amountCents > giftCardCents && ', outside the store'}
              {method === 'external' && ', by the payment provider'}
              {giftCardCents > 0 &&
                `, ${formatMinorUnits(giftCardCents, order.currency)} to gift cards`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
