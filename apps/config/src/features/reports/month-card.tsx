import { paymentMethodNames, type SalesMonth } from '@sitewright/contracts/entities';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { ScrollRegion } from '../../controls/scroll-region.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { orderText } from '../../texts/order-text.ts';
import { joinTexts } from '../orders/join-texts.ts';
import { monthLabel } from './month-label.ts';
import { taxName } from './report-csv.ts';
import styles from './reports.module.css';

type Row = readonly [label: string, cents: number, isTotal?: true];

/** The sales of a month: each figure is added to or taken off the one above. */
const salesRows = (month: SalesMonth): readonly Row[] => [
  [orderText('orders.sales'), month.salesCents],
  ...(month.giftCardSalesCents === 0
    ? []
    : ([[orderText('orders.giftCardsSold'), month.giftCardSalesCents]] as const)),
  [orderText('orders.discounts'), -month.discountCents],
  ...(month.reverseChargeCents === 0
    ? []
    : ([[orderText('orders.reverseCharge'), -month.reverseChargeCents]] as const)),
  [orderText('orders.shipping'), month.shippingCents],
  ...(month.uncapturedCents === 0
    ? []
    : ([[orderText('orders.notCaptured'), -month.uncapturedCents]] as const)),
  ...(month.addedTaxCents === 0
    ? []
    : ([[orderText('orders.taxAdded'), month.addedTaxCents]] as const)),
  [orderText('orders.total'), month.totalCents, true],
  [orderText('orders.refunds'), -month.refundedCents],
  [orderText('orders.totalAfterRefunds'), month.netCents, true],
];

const giftCardRows = ({ giftCards }: SalesMonth): readonly Row[] => [
  [orderText('orders.issued'), giftCards.issuedCents],
  [orderText('orders.redeemed'), -giftCards.redeemedCents],
  [orderText('orders.returned'), giftCards.returnedCents],
  [orderText('orders.adjusted'), giftCards.adjustedCents],
  ...(giftCards.expiredCents === 0
    ? []
    : ([[orderText('orders.expired'), -giftCards.expiredCents]] as const)),
  [orderText('orders.liability'), giftCards.liabilityCents, true],
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
    <caption className={styles.caption}>{orderText('orders.paymentMethods')}</caption>
    <thead>
      <tr>
        <th scope="col">{orderText('orders.method')}</th>
        <th scope="col">{orderText('orders.title')}</th>
        <th scope="col">{orderText('orders.paid')}</th>
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
    <Card title={joinTexts([monthLabel(month.month), month.currency])} isFlush>
      {hasSales(month) ? (
        amounts(orderText('orders.orderCount', { count: month.orderCount }), salesRows(month))
      ) : (
        <div className={styles.noSales}>
          <EmptyState icon={<ChartColumn />} title={orderText('orders.noSales')}>
            {orderText('orders.noSalesText')}
          </EmptyState>
        </div>
      )}
      {month.taxes.length > 0 && (
        <ScrollRegion
          label={orderText('orders.taxByRateOf', {
            month: monthLabel(month.month),
            currency: month.currency,
          })}
          className={styles.scroll}
        >
          <table className={styles.table}>
            <caption className={styles.caption}>{orderText('orders.taxByRate')}</caption>
            <thead>
              <tr>
                <th scope="col">{orderText('orders.rate')}</th>
                <th scope="col">{orderText('orders.netAmount')}</th>
                <th scope="col">{orderText('orders.tax')}</th>
                <th scope="col">{orderText('orders.refundedTax')}</th>
              </tr>
            </thead>
            <tbody>
              {month.taxes.map((tax) => (
                <tr key={taxName(tax)}>
                  <th scope="row">{taxName(tax, orderText('orders.tax'))}</th>
                  <td>{price(tax.baseCents)}</td>
                  <td>{price(tax.taxCents)}</td>
                  <td>{price(tax.refundedTaxCents)}</td>
                </tr>
              ))}
              <tr className={styles.total}>
                <th scope="row">{orderText('orders.totalTax')}</th>
                <td>{price(month.taxes.reduce((sum, { baseCents }) => sum + baseCents, 0))}</td>
                <td>{price(month.taxCents)}</td>
                <td>{price(month.refundedTaxCents)}</td>
              </tr>
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {month.payments.length > 0 && <PaymentsTable payments={month.payments} price={price} />}
      {hasGiftCards(month) && amounts(orderText('orders.giftCards'), giftCardRows(month))}
    </Card>
  );
}
