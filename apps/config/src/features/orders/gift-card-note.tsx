import type { ReactNode } from 'react';
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
        {balances.length > 1
          ? 'The gift cards were spent and cannot be refunded.'
          : 'The gift card was spent and cannot be refunded.'}
      </span>
    );
  return (
    <span className={styles.detail}>
      {left.length === 1
        ? `The gift card has ${price(left[0] ?? 0)} left. A refund deactivates it and returns at most that.`
        : `The gift cards have ${left.map(price).join(', ')} left. A refund deactivates the fullest ones first and returns at most that.`}
    </span>
  );
}
