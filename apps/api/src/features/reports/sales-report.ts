import {
  paymentMethods,
  type PaymentsOfMonth,
  type SalesMonth,
  type TaxOfMonth,
} from '@sitewright/contracts/entities';
import type { GiftCardRow } from './gift-card-months.queries.ts';
import type { PaymentRow } from './payment-months.queries.ts';
import type { RefundRow } from './refund-months.queries.ts';
import type { ReportMonth } from './report-months.ts';
import type { SalesRow, SalesTaxRow } from './sales-months.queries.ts';

/** The rows of the months, in any order. */
export interface ReportParts {
  readonly sales: readonly SalesRow[];
  readonly taxes: readonly SalesTaxRow[];
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  readonly giftCards: readonly GiftCardRow[];
}

interface MonthKey {
  readonly month: string;
  readonly currency: string;
}

const noSales = {
  orderCount: 0,
  subtotalCents: 0,
  giftCardSalesCents: 0,
  discountCents: 0,
  reverseChargeCents: 0,
  shippingCents: 0,
  uncapturedCents: 0,
  taxCents: 0,
  addedTaxCents: 0,
  totalCents: 0,
};
const noGiftCards = {
  issuedCents: 0,
  redeemedCents: 0,
  returnedCents: 0,
  adjustedCents: 0,
  expiredCents: 0,
  liabilityCents: 0,
};

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Adds up the taxes of sales and refunds at each rate, highest rate first. */
function taxesOf(sold: readonly SalesTaxRow[], refunds: readonly RefundRow[]): TaxOfMonth[] {
  const taxes = new Map<string, TaxOfMonth>();
  const add = (tax: TaxOfMonth) => {
    const key = `${tax.ratePercent} ${tax.name}`;
    const before = taxes.get(key);
    taxes.set(key, {
      name: tax.name,
      ratePercent: tax.ratePercent,
      baseCents: tax.baseCents + (before?.baseCents ?? 0),
      taxCents: tax.taxCents + (before?.taxCents ?? 0),
      refundedTaxCents: tax.refundedTaxCents + (before?.refundedTaxCents ?? 0),
    });
  };
  for (const { name, ratePercent, baseCents, taxCents } of sold)
    add({ name, ratePercent, baseCents, taxCents, refundedTaxCents: 0 });
  for (const { name, ratePercent, taxCents } of refunds.flatMap((refund) => refund.taxes))
    add({ name, ratePercent, baseCents: 0, taxCents: 0, refundedTaxCents: taxCents });
  return [...taxes.values()].toSorted(
    (left, right) =>
      (right.ratePercent ?? -1) - (left.ratePercent ?? -1) || (left.name < right.name ? -1 : 1),
  );
}

/** The payments of a month in the order of the methods. */
const paymentsOf = (rows: readonly PaymentRow[]): PaymentsOfMonth[] =>
  paymentMethods.flatMap((method) =>
    rows
      .filter((row) => row.method === method)
      .map(({ orderCount, paidCents }) => ({ method, orderCount, paidCents })),
  );

/** Assembles the months, latest first: each in the currency of the store, and in others that it was used with. */
export function salesReport(
  months: readonly ReportMonth[],
  storeCurrency: string,
  { sales, taxes, payments, refunds, giftCards }: ReportParts,
): SalesMonth[] {
  const rows: readonly MonthKey[] = [...sales, ...refunds, ...giftCards];
  return months.flatMap(({ month }) => {
    const used = rows.filter((row) => row.month === month).map(({ currency }) => currency);
    const currencies = [storeCurrency, ...used.toSorted()];
    return [...new Set(currencies)].map((currency): SalesMonth => {
      const isOf = (row: MonthKey) => row.month === month && row.currency === currency;
      const sold = { ...noSales, ...sales.find(isOf) };
      const cards = giftCards.find(isOf) ?? noGiftCards;
      const returned = refunds.filter(isOf);
      const refundedCents = sum(returned.map(({ amountCents }) => amountCents));
      const taxesOfMonth = taxesOf(taxes.filter(isOf), returned);
      return {
        month,
        currency,
        orderCount: sold.orderCount,
        salesCents: sold.subtotalCents - sold.giftCardSalesCents,
        giftCardSalesCents: sold.giftCardSalesCents,
        discountCents: sold.discountCents,
        reverseChargeCents: sold.reverseChargeCents,
        shippingCents: sold.shippingCents,
        uncapturedCents: sold.uncapturedCents,
        taxCents: sold.taxCents,
        addedTaxCents: sold.addedTaxCents,
        totalCents: sold.totalCents,
        refundCount: returned.filter(({ isReversal }) => !isReversal).length,
        refundedCents,
        refundedTaxCents: sum(taxesOfMonth.map(({ refundedTaxCents }) => refundedTaxCents)),
        netCents: sold.totalCents - refundedCents,
        taxes: taxesOfMonth,
        payments: paymentsOf(payments.filter(isOf)),
        giftCards: {
          issuedCents: cards.issuedCents,
          redeemedCents: cards.redeemedCents,
          returnedCents: cards.returnedCents,
          adjustedCents: cards.adjustedCents,
          expiredCents: cards.expiredCents,
          liabilityCents: cards.liabilityCents,
        },
      };
    });
  });
}
