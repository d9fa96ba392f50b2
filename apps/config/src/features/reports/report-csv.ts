import {
  paymentMethodNames,
  type PaymentsOfMonth,
  type SalesMonth,
  type TaxOfMonth,
} from '@sitewright/contracts/entities';
import { minorDigits } from '../../format/amounts.ts';

type Column = readonly [title: string, cell: (month: SalesMonth) => string];

/** An amount as spreadsheets read it: a decimal point, no thousands separator. */
const decimal = (cents: number, currency: string): string => {
  const digits = minorDigits(currency);
  return (cents / 10 ** digits).toFixed(digits);
};

const amount = (title: string, read: (month: SalesMonth) => number): Column => [
  title,
  (month) => decimal(read(month), month.currency),
];

/** The name of a tax with its rate, such as `VAT 19%`. The columns of the file are always in English. */
export const taxName = (
  { name, ratePercent }: Pick<TaxOfMonth, 'name' | 'ratePercent'>,
  unnamed = 'Tax',
): string =>
  [name === '' ? unnamed : name, ...(ratePercent === null ? [] : [`${ratePercent}%`])].join(' ');

/** Three columns for each rate of the report. */
function taxColumns(months: readonly SalesMonth[]): Column[] {
  const names = [...new Set(months.flatMap(({ taxes }) => taxes.map((tax) => taxName(tax))))];
  return names.flatMap((name) => {
    const read = (part: 'baseCents' | 'taxCents' | 'refundedTaxCents') => (month: SalesMonth) =>
      month.taxes.find((tax) => taxName(tax) === name)?.[part] ?? 0;
    return [
      amount(`${name}: net amount`, read('baseCents')),
      amount(`${name}: tax`, read('taxCents')),
      amount(`${name}: refunded tax`, read('refundedTaxCents')),
    ];
  });
}

/** Two columns for each payment method of the report. */
function paymentColumns(months: readonly SalesMonth[]): Column[] {
  const methods = [...new Set(months.flatMap(({ payments }) => payments.map(toMethod)))];
  return methods.flatMap((method): Column[] => {
    const find = (month: SalesMonth) => month.payments.find((paid) => paid.method === method);
    const name = paymentMethodNames[method];
    return [
      [`${name}: orders`, (month) => String(find(month)?.orderCount ?? 0)],
      amount(`${name}: paid`, (month) => find(month)?.paidCents ?? 0),
    ];
  });
}

const toMethod = ({ method }: PaymentsOfMonth) => method;

const columnsOf = (months: readonly SalesMonth[]): readonly Column[] => [
  ['Month', ({ month }) => month],
  ['Currency', ({ currency }) => currency],
  ['Orders', ({ orderCount }) => String(orderCount)],
  amount('Sales', ({ salesCents }) => salesCents),
  amount('Gift cards sold', ({ giftCardSalesCents }) => giftCardSalesCents),
  amount('Discounts', ({ discountCents }) => discountCents),
  amount('Reverse charge', ({ reverseChargeCents }) => reverseChargeCents),
  amount('Shipping', ({ shippingCents }) => shippingCents),
  amount('Not captured', ({ uncapturedCents }) => uncapturedCents),
  amount('Tax added to prices', ({ addedTaxCents }) => addedTaxCents),
  amount('Total', ({ totalCents }) => totalCents),
  ['Refunds', ({ refundCount }) => String(refundCount)],
  amount('Refunded', ({ refundedCents }) => refundedCents),
  amount('Total after refunds', ({ netCents }) => netCents),
  amount('Total tax', ({ taxCents }) => taxCents),
  amount('Refunded tax', ({ refundedTaxCents }) => refundedTaxCents),
  ...taxColumns(months),
  ...paymentColumns(months),
  amount('Gift cards issued', ({ giftCards }) => giftCards.issuedCents),
  amount('Gift cards redeemed', ({ giftCards }) => giftCards.redeemedCents),
  amount('Gift cards returned', ({ giftCards }) => giftCards.returnedCents),
  amount('Gift cards adjusted', ({ giftCards }) => giftCards.adjustedCents),
  amount('Gift cards expired', ({ giftCards }) => giftCards.expiredCents),
  amount('Gift card liability', ({ giftCards }) => giftCards.liabilityCents),
];

/** Spreadsheets run a text that begins like a formula; numbers may begin with a minus. */
const safe = (text: string): string =>
  /^[=+@\t\r]|^-(?!\d+(?:\.\d+)?$)/.test(text) ? `'${text}` : text;

const quoted = (text: string): string =>
  /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The report for the bookkeeper, oldest month first (RFC 4180). The mark at its start tells Excel that it is UTF-8. */
export function reportCsv(months: readonly SalesMonth[]): string {
  const columns = columnsOf(months);
  const rows = [
    columns.map(([title]) => title),
    ...months.toReversed().map((month) => columns.map(([, cell]) => cell(month))),
  ];
  const lines = rows.map((row) => row.map((text) => quoted(safe(text))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
