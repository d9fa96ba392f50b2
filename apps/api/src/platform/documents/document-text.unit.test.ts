import type { InvoiceDocument, PackingSlip } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { documentText } from './document-text.ts';

const invoice: InvoiceDocument = {
  kind: 'invoice',
  locale: 'en-US',
  timeZone: 'UTC',
  number: '7',
  correctsNumber: null,
  issuedAt: '2026-03-12T10:00:00.000Z',
  orderNumber: 1042,
  orderedAt: '2026-03-12T10:00:00.000Z',
  seller: { name: 'Clay & Co', lines: [], email: '', phone: '', taxNumber: '' },
  currency: 'USD',
  buyer: { lines: ['Jo Lee'], email: 'jo@example.com', vatNumber: '' },
  shipTo: [],
  isReverseCharge: false,
  note: '',
  lines: [],
  subtotalCents: 5869,
  discountCents: 0,
  reverseChargeCents: 0,
  shippingName: null,
  shippingCents: 0,
  otherCents: 0,
  taxes: [{ name: 'Sales tax', ratePercent: 5.5, netCents: null, taxCents: 323 }],
  isTaxIncluded: false,
  totalCents: 6192,
  giftCardCents: 5000,
  isPaid: false,
};
const amountsOf = (changes: Partial<InvoiceDocument>) =>
  documentText({ ...invoice, ...changes }).amounts.map(({ label, value }) => `${label} ${value}`);

describe('an invoice', () => {
  it('prints the amount due after gift cards, and what was paid once nothing is due', () => {
    expect(amountsOf({}).slice(-3)).toEqual([
      'Total $61.92',
      'Gift cards −$50.00',
      'Amount due $11.92',
    ]);
    expect(amountsOf({ isPaid: true }).slice(-3)).toEqual([
      'Total $61.92',
      'Gift cards −$50.00',
      'Paid $11.92',
    ]);
    expect(documentText({ ...invoice, isPaid: true }).notes).toEqual([]);
    const { amounts, notes } = documentText({ ...invoice, giftCardCents: 0, isPaid: true });
    expect(amounts.at(-1)?.label).toBe('Total');
    expect(notes).toEqual(['Paid']);
  });

  it('says that an order is picked up instead of shipped', () => {
    const shipped = { shippingName: 'Studio', shippingCents: 0 };
    expect(amountsOf(shipped)).toContain('Shipping: Studio $0.00');
    expect(amountsOf({ ...shipped, shippingKind: 'pickup' })).toContain('Pickup: Studio $0.00');
    const slip: PackingSlip = {
      ...invoice,
      kind: 'packingSlip',
      ...shipped,
      shippingKind: 'pickup',
    };
    expect(documentText(slip).facts).toContainEqual({ label: 'Pick up at', value: 'Studio' });
    expect(documentText({ ...slip, shippingKind: 'shipping' }).facts).toContainEqual({
      label: 'Shipping',
      value: 'Studio',
    });
  });

  it('names a tax as it is called, also when the prices include it', () => {
    expect(amountsOf({})).toContain('Sales tax 5.5% $3.23');
    const taxes = [{ name: 'MwSt.', ratePercent: 19, netCents: null, taxCents: 323 }];
    const included = { isTaxIncluded: true, taxes };
    expect(amountsOf(included)).toContain('Including MwSt. 19% $3.23');
    expect(amountsOf({ ...included, locale: 'de' }).join()).toMatch(
      /Darin enthalten: MwSt\. 19\s%/,
    );
  });
});
