import { defaultInvoiceSettings, noBusiness, type Order } from '@sitewright/contracts/entities';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCart } from '../cart/price-cart.ts';
import { sum } from '../cart/sum.ts';
import {
  createCreditNote,
  createInvoice,
  createPackingSlip,
  wholeOrder,
  type Seller,
} from './create-invoice.ts';
import { taxByRate } from './tax-by-rate.ts';

const now = new Date('2026-11-29T12:00:00.000Z');
const issue = { number: 7, issuedAt: now.toISOString() };
const correction = { ...issue, correctsNumber: 'INV-7' };

const seller: Seller = {
  title: 'Clay & Co',
  locale: 'de-DE',
  timeZone: 'Europe/Berlin',
  business: { ...noBusiness, address: { line1: 'Hafen 1', line2: '', country: 'Deutschland' } },
  settings: { ...defaultInvoiceSettings, invoicePrefix: 'INV-', taxNumber: 'DE123456789' },
};

interface Bought {
  readonly price: number;
  readonly quantity: number;
  readonly taxClass: 'standard' | 'reduced';
}

/** An order as the checkout stores it, priced by the same function. */
function orderOf(bought: readonly Bought[], taxIncluded: boolean): Order {
  const lines = bought.map(({ price, quantity, taxClass }, index) => ({
    id: `l${index}`,
    productId: `p${index}`,
    variantId: `v${index}`,
    kind: 'physical' as const,
    unitPriceCents: price,
    quantity,
    taxClass,
  }));
  const totals = priceCart({
    currency: 'EUR',
    lines,
    location: { country: 'DE' },
    discounts: [],
    taxRules: [
      { name: 'USt', ratePercent: 19, country: 'DE' },
      { name: 'USt', ratePercent: 7, country: 'DE', taxClass: 'reduced' },
    ],
    taxIncluded,
    taxesShipping: true,
    shipping: { id: 'post', name: 'Post', costCents: 490 },
    now,
  });
  return {
    number: 1042,
    createdAt: now.toISOString(),
    email: 'jo@example.com',
    paymentState: 'paid',
    currency: 'EUR',
    lines: lines.map((line, index) => ({
      ...line,
      title: `Mug ${index}`,
      variant: '',
      sku: '',
      ...totals.lines[index],
    })),
    shippingAddress: null,
    billingAddress: null,
    shippingName: 'Post',
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    reverseChargeCents: totals.reverseChargeCents,
    shippingCostCents: totals.shippingCostCents,
    taxCents: totals.taxCents,
    grandTotalCents: totals.grandTotalCents,
    giftCardCents: 0,
    trace: totals.trace,
  } as unknown as Order;
}

const boughtLines = fc.array(
  fc.record({
    price: fc.integer({ min: 100, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    taxClass: fc.constantFrom('standard' as const, 'reduced' as const),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('an invoice', () => {
  it('adds up: its lines, shipping and tax by rate are its total', () => {
    fc.assert(
      fc.property(boughtLines, fc.boolean(), (bought, taxIncluded) => {
        const order = orderOf(bought, taxIncluded);
        const invoice = createInvoice(order, seller, issue);
        const taxes = sum(invoice.taxes.map(({ taxCents }) => taxCents));
        expect(taxes).toBe(order.taxCents);
        expect(sum(invoice.lines.map(({ amountCents }) => amountCents))).toBe(
          invoice.subtotalCents,
        );
        const added = invoice.isTaxIncluded ? 0 : taxes;
        const reduced = invoice.subtotalCents - invoice.discountCents - invoice.reverseChargeCents;
        expect(reduced + invoice.shippingCents + added).toBe(invoice.totalCents);
        // What was taxed is everything, because each line has a rate.
        const net = sum(invoice.taxes.map(({ netCents }) => netCents ?? 0));
        expect(net + taxes).toBe(invoice.totalCents);
      }),
    );
  });

  it('says who sells, and splits the tax by rate', () => {
    const bought = [
      { price: 1000, quantity: 2, taxClass: 'standard' as const },
      { price: 500, quantity: 1, taxClass: 'reduced' as const },
    ];
    const invoice = createInvoice(orderOf(bought, false), seller, issue);
    expect(invoice).toMatchObject({
      number: 'INV-7',
      seller: { name: 'Clay & Co', lines: ['Hafen 1', 'Deutschland'], taxNumber: 'DE123456789' },
      taxes: [
        { ratePercent: 19, netCents: 2490, taxCents: 473 },
        { ratePercent: 7, netCents: 500, taxCents: 35 },
      ],
      totalCents: 2990 + 473 + 35,
    });
  });

  it('keeps how the order reaches its buyer', () => {
    const order = orderOf([{ price: 1000, quantity: 1, taxClass: 'standard' }], false);
    const collected: Order = {
      ...order,
      shippingName: 'Studio',
      shippingKind: 'pickup',
      fulfillments: [],
    };
    expect(createInvoice(collected, seller, issue)).toMatchObject({
      shippingName: 'Studio',
      shippingKind: 'pickup',
    });
    expect(createPackingSlip(collected, '', seller)).toMatchObject({ shippingKind: 'pickup' });
  });

  it('says when the buyer owes the tax, whose number it names', () => {
    const order = {
      ...orderOf([{ price: 1000, quantity: 1, taxClass: 'standard' }], false),
      vatNumber: 'FR12345678901',
      trace: [{ rule: 'reverseCharge', amountCents: -190 }],
    };
    const { isReverseCharge, buyer } = createInvoice(order, seller, issue);
    expect([isReverseCharge, buyer.vatNumber]).toEqual([true, 'FR12345678901']);
  });

  it('shows the sum of the tax for an order from before rates were stored', () => {
    const order = { ...orderOf([{ price: 1000, quantity: 1, taxClass: 'standard' }], false) };
    const trace = [{ rule: 'tax', amountCents: 190 }];
    expect(taxByRate({ ...order, isTaxIncluded: false, taxCents: 190, trace })).toEqual([
      { name: '', ratePercent: null, netCents: null, taxCents: 190 },
    ]);
  });
});

describe('a credit note', () => {
  it('over a whole order takes back exactly its invoice, tax rate by tax rate', () => {
    fc.assert(
      fc.property(boughtLines, fc.boolean(), (bought, taxIncluded) => {
        const order = orderOf(bought, taxIncluded);
        const note = createCreditNote(order, wholeOrder(order), seller, correction);
        const invoice = createInvoice(order, seller, issue);
        const rates = ({ taxes }: typeof invoice) =>
          taxes
            .filter(({ taxCents }) => taxCents > 0)
            .map(({ ratePercent, taxCents }) => [ratePercent, taxCents]);
        expect([note.totalCents, rates(note)]).toEqual([invoice.totalCents, rates(invoice)]);
        expect(note.subtotalCents + note.shippingCents + note.otherCents).toBe(note.totalCents);
      }),
    );
  });

  it('takes back the tax of its refund, at its rates', () => {
    const order = orderOf(
      [
        { price: 1000, quantity: 1, taxClass: 'standard' },
        { price: 1000, quantity: 1, taxClass: 'reduced' },
      ],
      true,
    );
    const [, reduced] = order.lines;
    const { totalCents: amountCents = 0, taxCents = 0 } = reduced ?? {};
    const taxes = [{ name: 'USt', ratePercent: 7, taxCents }];
    const line = { lineId: 'l1', quantity: 1, amountCents };
    const refund = { amountCents, shippingCents: 0, taxes, lines: [line] };
    expect(createCreditNote(order, refund, seller, correction)).toMatchObject({
      lines: [{ quantity: 1, amountCents }],
      taxes: [{ ratePercent: 7, netCents: null, taxCents }],
    });
  });
});
