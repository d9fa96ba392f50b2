import type { OrderDetails } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { formatMinorUnits } from '../../format/amounts.ts';
import styles from './order-screen.module.css';

const ruleLabels: Readonly<Record<string, string>> = {
  lines: 'Products',
  lineDiscount: 'Discount on products',
  orderDiscount: 'Discount',
  shipping: 'Shipping',
  shippingDiscount: 'Discount on shipping',
  tax: 'Tax',
  taxIncluded: 'Tax, part of the prices',
  reverseCharge: 'Reverse charge: tax owed by the customer',
  shippingReverseCharge: 'Reverse charge on shipping',
  giftCard: 'Gift card',
};

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 4 });

/** Every step of the price calculation, the total, what was refunded, and how it was paid. */
export function OrderTrace({ order }: { readonly order: OrderDetails }): ReactNode {
  const { trace, currency, grandTotalCents, payment } = order;
  const refundedCents = order.refunds
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <dl className={styles.trace}>
      {trace.map(({ rule, amountCents, detail, ratePercent }, index) => (
        <div key={`${rule}.${index}`}>
          <dt>
            {ruleLabels[rule] ?? rule}
            {detail !== undefined && <span className={styles.detail}> {detail}</span>}
            {ratePercent !== undefined && (
              <span className={styles.detail}> {percent.format(ratePercent / 100)}</span>
            )}
          </dt>
          <dd>{formatMinorUnits(amountCents, currency)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>{formatMinorUnits(grandTotalCents, currency)}</dd>
      </div>
      {refundedCents > 0 && (
        <>
          <div>
            <dt>Refunds</dt>
            <dd>{formatMinorUnits(-refundedCents, currency)}</dd>
          </div>
          <div className={styles.total}>
            <dt>Total after refunds</dt>
            <dd>{formatMinorUnits(grandTotalCents - refundedCents, currency)}</dd>
          </div>
        </>
      )}
      {payment.name !== '' && (
        <div>
          <dt>Payment method</dt>
          <dd>{payment.name}</dd>
        </div>
      )}
    </dl>
  );
}
