import type { SalesMonth } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { reportCsv } from './report-csv.ts';

const month: SalesMonth = {
  month: '2026-11',
  currency: 'EUR',
  orderCount: 2,
  salesCents: 10_000,
  giftCardSalesCents: 5000,
  discountCents: 1000,
  reverseChargeCents: 0,
  shippingCents: 500,
  uncapturedCents: 0,
  taxCents: 1900,
  addedTaxCents: 1900,
  totalCents: 16_400,
  refundCount: 1,
  refundedCents: 2000,
  refundedTaxCents: 319,
  netCents: 14_400,
  taxes: [
    {
      name: '=VAT, "low"',
      ratePercent: 19,
      baseCents: 9500,
      taxCents: 1900,
      refundedTaxCents: 319,
    },
  ],
  payments: [
    { method: 'testCard', orderCount: 1, paidCents: 12_000 },
    { method: 'bankTransfer', orderCount: 1, paidCents: 4400 },
  ],
  giftCards: {
    issuedCents: 5000,
    redeemedCents: 0,
    returnedCents: 0,
    adjustedCents: -5,
    expiredCents: 1000,
    liabilityCents: 3995,
  },
};

const cellsOf = (line = '') =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quotedText, plain]) =>
    quotedText === undefined ? (plain ?? '') : quotedText.replaceAll('""', '"'),
  );

it('has a row per month with decimal amounts, oldest first, and columns for each rate', () => {
  const yen = { ...month, month: '2026-12', currency: 'JPY', taxes: [], payments: [] };
  const text = reportCsv([yen, month]);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head, first, second] = text.slice(1).split('\r\n');
  const titles = cellsOf(head);
  const row = Object.fromEntries(titles.map((title, index) => [title, cellsOf(first)[index]]));
  expect(row).toMatchObject({
    Month: '2026-11',
    Sales: '100.00',
    Refunded: '20.00',
    'Total after refunds': '144.00',
    'Gift cards adjusted': '-0.05',
    'Gift cards expired': '10.00',
    'Gift card liability': '39.95',
    'Bank transfer: orders': '1',
    'Bank transfer: paid': '44.00',
  });
  // A title that begins like a formula is a text.
  expect(row[`'=VAT, "low" 19%: tax`]).toBe('19.00');
  expect(cellsOf(second)[titles.indexOf('Bank transfer: orders')]).toBe('0');
  expect(cellsOf(second).slice(0, 4)).toEqual(['2026-12', 'JPY', '2', '10000']);
});
