import type { OrderDetails, RefundState } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Badge } from '../../controls/badge.tsx';
import { Card } from '../../controls/card.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDateTime } from '../../format/date-times.ts';
import { orderText } from '../../texts/order-text.ts';
import { joinTexts } from './join-texts.ts';
import { lineName } from './line-name.ts';
import styles from './order-screen.module.css';

const states = {
  pending: { key: 'orders.inProgress', tone: 'warning' },
  succeeded: { key: 'orders.refunded', tone: 'success' },
  failed: { key: 'orders.failed', tone: 'danger' },
} as const satisfies Record<RefundState, unknown>;

/** The refunds of an order; nothing without any. */
export function RefundCard({ order }: { readonly order: OrderDetails }): ReactNode {
  if (order.refunds.length === 0) return null;
  return (
    <Card title={orderText('orders.refunds')}>
      <ul className={styles.refunds}>
        {order.refunds.map(({ id, at, state, method, amountCents, giftCardCents, lines }) => (
          <li key={id}>
            <span>
              {formatMinorUnits(amountCents, order.currency)}{' '}
              <Badge tone={states[state].tone}>{orderText(states[state].key)}</Badge>
            </span>
            {order.lines.map((line) => {
              const refunded = lines.find(({ lineId }) => lineId === line.id);
              return (
                refunded && (
                  <span key={line.id}>
                    {refunded.quantity} × {lineName(line)}
                  </span>
                )
              );
            })}
            <span className={styles.detail}>
              {joinTexts([
                formatDateTime(at),
                ...(method === 'manual' && amountCents > giftCardCents
                  ? [orderText('orders.outsideStore')]
                  : []),
                ...(method === 'external' ? [orderText('orders.byProvider')] : []),
                ...(giftCardCents > 0
                  ? [
                      orderText('orders.amountToGiftCards', {
                        amount: formatMinorUnits(giftCardCents, order.currency),
                      }),
                    ]
                  : []),
              ])}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
