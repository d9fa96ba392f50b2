import { paymentMethodNames, type SalesMonth } from '@sitewright/contracts/entities';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { ScrollRegion } from '../../controls/scroll-region.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { monthLabel } from './month-label.ts';
import { taxName } from './report-csv.ts';
import styles from './reports.module.css';

type Row = readonly [label: string, cents: number, isTotal?: true];

/** The sales of a month: each figure is added to or taken off the one above. */
const salesRows = (month: SalesMonth): readonly Row[] => [
  ['Sales', month.salesCents],
  ...(month.giftCardSalesCents === 0
    ? []
    : ([['Gift cards sold', month.giftCardSalesCents]] as const)),
  ['Discounts', -month.discountCents],
  ...(month.reverseChargeCents === 0
    ? []
    : ([['Reverse charge', -month.reverseChargeCents]] as const)),
  ['Shipping', month.shippingCents],
  ...(month.uncapturedCents === 0 ? [] : ([['Not captured', -month.uncapturedCents]] as const)),
  ...(month.addedTaxCents === 0 ? [] : ([['Tax added to prices', month.addedTaxCents]] as const)),
  ['Total', month.totalCents, true],
  ['Refunds', -month.refundedCents],
  ['Total after refunds', month.netCents, true],
];

const giftCardRows = ({ giftCards }: SalesMonth): readonly Row[] => [
  ['Issued', giftCards.issuedCents],
  ['Redeemed', -giftCards.redeemedCents],
  ['Returned', giftCards.returnedCents],
  ['Adjusted', giftCards.adjustedCents],
  ...(giftCards.expiredCents === 0 ? [] : ([['Expired', -giftCards.expiredCents]] as const)),
  ['Liability at the end of the month', giftCards.liabilityCents, true],
];

const hasGiftCards = ({ giftCards }: SalesMonth): boolean =>
  Object.values(giftCards).some((cents) => cents !== 0);

/** Whether something was sold or returned. A month without either can still have gift cards to redeem. */
const hasSales = ({ orderCount, refundCount, netCents }: SalesMonth): boolean =>
  orderCount > 0 || refundCount > 0 || netCents !== 0;

/** What was paid with each method. */
const PaymentsTable = ({
  payments,
  price,
}: Pick<SalesMonth, 'payments'> & { readonly price: (cents: number) => string }): ReactNode => (
  <table className={styles.table}>
    <caption className={styles.caption}>Payment methods</caption>
    <thead>
      <tr>
        <th scope="col">Method</th>
        <th scope="col">Orders</th>
        <th scope="col">Paid</th>
      </tr>
    </thead>
    <tbody>
      {payments.map(({ method, orderCount, paidCents }) => (
        <tr key={method}>
          <th scope="row">{paymentMethodNames[method]}</th>
          <td>{orderCount}</td>
          <td>{price(paidCents)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A month of the report. */
export function MonthCard({ month }: { readonly month: SalesMonth }): ReactNode {
  const price = (cents: number) => formatMinorUnits(cents, month.currency);
  const amounts = (caption: string, rows: readonly Row[]) => (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {rows.map(([label, cents, isTotal]) => (
          <tr key={label} className={isTotal === true ? styles.total : undefined}>
            <th scope="row">{label}</th>
            <td>{price(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Card title={`${monthLabel(month.month)}, ${month.currency}`} isFlush>
      {hasSales(month) ? (
        amounts(month.orderCount === 1 ? '1 order' : `${month.orderCount} orders`, salesRows(month))
      ) : (
        <div className={styles.noSales}>
          <EmptyState icon={<ChartColumn />} title="No sales in this month">
            Orders appear in the month in which they are paid.
          </EmptyState>
        </div>
      )}
      {month.taxes.length > 0 && (
        <ScrollRegion
          label={`Tax by rate, ${monthLabel(month.month)}, ${month.currency}`}
          className={styles.scroll}
        >
          <table className={styles.table}>
            <caption className={styles.caption}>Tax by rate</caption>
            <thead>
              <tr>
                <th scope="col">Rate</th>
                <th scope="col">Net amount</th>
                <th scope="col">Tax</th>
                <th scope="col">Refunded tax</th>
              </tr>
            </thead>
            <tbody>
              {month.taxes.map((tax) => (
                <tr key={taxName(tax)}>
                  <th scope="row">{taxName(tax)}</th>
                  <td>{price(tax.baseCents)}</td>
                  <td>{price(tax.taxCents)}</td>
                  <td>{price(tax.refundedTaxCents)}</td>
                </tr>
              ))}
              <tr className={styles.total}>
                <th scope="row">Total tax</th>
                <td>{price(month.taxes.reduce((sum, { baseCents }) => sum + baseCents, 0))}</td>
                <td>{price(month.taxCents)}</td>
                <td>{price(month.refundedTaxCents)}</td>
              </tr>
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {month.payments.length > 0 && <PaymentsTable payments={month.payments} price={price} />}
      {hasGiftCards(month) && amounts('Gift cards', giftCardRows(month))}
    </Card>
  );
}
