import type { OrderDetails } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { formatMinorUnits } from '../../format/amounts.ts';
import { orderText } from '../../texts/order-text.ts';
import styles from './order-screen.module.css';

const ruleKeys = {
  lines: 'orders.products',
  lineDiscount: 'orders.discountOnProducts',
  orderDiscount: 'orders.discount',
  shipping: 'orders.shipping',
  shippingDiscount: 'orders.discountOnShipping',
  tax: 'orders.tax',
  taxIncluded: 'orders.taxIncluded',
  reverseCharge: 'orders.reverseChargeOwed',
  shippingReverseCharge: 'orders.reverseChargeShipping',
  giftCard: 'orders.giftCard',
} as const;

/** The name of a step; a rule that this screen does not know names itself. */
const ruleLabel = (rule: string): string =>
  Object.hasOwn(ruleKeys, rule) ? orderText(ruleKeys[rule as keyof typeof ruleKeys]) : rule;

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 4 });

type Step = OrderDetails['trace'][number];

/** What a step is: a tax by its name and rate, and others by their rule. */
function StepLabel({
  step: { rule, detail = '', ratePercent },
}: {
  readonly step: Step;
}): ReactNode {
  const label = ruleLabel(rule);
  const isTax = rule === 'tax' || rule === 'taxIncluded';
  if (!isTax || ratePercent === undefined)
    return (
      <>
        {label}
        {detail !== '' && <span className={styles.detail}> {detail}</span>}
        {ratePercent !== undefined && (
          <span className={styles.detail}> {percent.format(ratePercent / 100)}</span>
        )}
      </>
    );
  return (
    <>
      {detail || orderText('orders.tax')} {percent.format(ratePercent / 100)}
      {rule === 'taxIncluded' && (
        <span className={styles.detail}> {orderText('orders.partOfPrices')}</span>
      )}
    </>
  );
}

/** Every step of the price calculation, the total, what was refunded, and how it was paid. */
export function OrderTrace({ order }: { readonly order: OrderDetails }): ReactNode {
  const { trace, currency, grandTotalCents, giftCardCents, payment } = order;
  const toRow = (step: Step, index: number): ReactNode => (
    <div key={`${step.rule}.${index}`}>
      <dt>
        <StepLabel step={step} />
      </dt>
      <dd>{formatMinorUnits(step.amountCents, currency)}</dd>
    </div>
  );
  const refundedCents = order.refunds
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <dl className={styles.trace}>
      {trace.filter(({ rule }) => rule !== 'giftCard').map(toRow)}
      <div className={styles.total}>
        <dt>{orderText('orders.total')}</dt>
        <dd>{formatMinorUnits(grandTotalCents, currency)}</dd>
      </div>
      {giftCardCents > 0 && (
        <>
          {trace.filter(({ rule }) => rule === 'giftCard').map(toRow)}
          <div className={styles.total}>
            <dt>{orderText(order.paymentState === 'paid' ? 'orders.paid' : 'orders.amountDue')}</dt>
            <dd>
              {formatMinorUnits(
                payment.partlyCapturedCents ?? grandTotalCents - giftCardCents,
                currency,
              )}
            </dd>
          </div>
        </>
      )}
      {refundedCents > 0 && (
        <>
          <div>
            <dt>{orderText('orders.refunds')}</dt>
            <dd>{formatMinorUnits(-refundedCents, currency)}</dd>
          </div>
          <div className={styles.total}>
            <dt>{orderText('orders.totalAfterRefunds')}</dt>
            <dd>{formatMinorUnits(grandTotalCents - refundedCents, currency)}</dd>
          </div>
        </>
      )}
      {payment.name !== '' && (
        <div>
          <dt>{orderText('orders.paymentMethod')}</dt>
          <dd>{payment.name}</dd>
        </div>
      )}
    </dl>
  );
}
