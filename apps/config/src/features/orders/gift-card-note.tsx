import type { ReactNode } from 'react';
import { orderText } from '../../texts/order-text.ts';
import { joinTexts } from './join-texts.ts';
import styles from './order-screen.module.css';

/** What a refund does to the gift cards that a line bought. */
export function GiftCardNote({
  balances,
  price,
}: {
  readonly balances: readonly number[];
  readonly price: (cents: number) => string;
}): ReactNode {
  const left = balances.filter((cents) => cents > 0);
  if (left.length === 0)
    return (
      <span className={styles.detail}>
        {orderText('orders.giftCardsSpent', { count: Math.max(balances.length, 1) })}
      </span>
    );
  return (
    <span className={styles.detail}>
      {orderText('orders.giftCardsLeft', {
        count: left.length,
        amounts: joinTexts(left.map(price)),
      })}
    </span>
  );
}
