import { placeLines, postalLines } from '@sitewright/contracts/addresses';
import type {
  Business,
  InvoiceDocument,
  InvoiceSettings,
  Order,
  PackingSlip,
  RateTax,
} from '@sitewright/contracts/entities';
import { sum } from '../cart/sum.ts';
import { packedLines } from '../order/shipments.ts';
import { isTaxIncluded } from '../tax/is-tax-included.ts';
import { orderTaxes, type RateAmount } from '../refund/order-taxes.ts';
import { taxByRate, type StoredStep } from './tax-by-rate.ts';
import { uncapturedTaxes } from './uncaptured-taxes.ts';

/** The shop, as its documents name it. */
export interface Seller {
  readonly title: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly business: Business;
  readonly settings: InvoiceSettings;
}

/** The number of a document, and when it is issued (ISO 8601). */
export interface Issue {
  readonly number: number;
  readonly issuedAt: string;
}

const sellerOf = ({ title, business, settings }: Seller): InvoiceDocument['seller'] => ({
  name: settings.legalName || title,
  lines: [business.address.line1, business.address.line2, business.address.country].filter(
    (line) => line !== '',
  ),
  email: business.email,
  phone: business.phone,
  taxNumber: settings.taxNumber,
});

/** Documents of demo orders have numbers of their own, which cannot be mistaken for those of the shop. */
const numberOf = ({ isDemo = false }: Order, prefix: string, number: number): string =>
  `${isDemo ? 'DEMO-' : ''}${prefix}${number}`;

const isReverseCharged = (trace: readonly StoredStep[]): boolean =>
  trace.some(({ rule }) => rule === 'reverseCharge' || rule === 'shippingReverseCharge');

/** Where an order goes: the buyer's address, or where it is picked up. */
const destination = ({ pickup, shippingAddress }: Order, locale: string): string[] =>
  pickup === undefined ? postalLines(shippingAddress, locale) : placeLines(pickup.address, locale);

/** Who pays: the billing address, or else the shipping address. */
const payer = ({ billingAddress, shippingAddress }: Order, locale: string): string[] =>
  postalLines(billingAddress ?? shippingAddress, locale);

/** What the documents of an order have in common. */
const sharedBy = (order: Order, seller: Seller) => ({
  locale: seller.locale,
  timeZone: seller.timeZone,
  orderNumber: order.number,
  orderedAt: order.createdAt,
  shippingKind: order.shippingKind,
  seller: sellerOf(seller),
});

const priced = (order: Order, seller: Seller, { issuedAt }: Issue) => ({
  ...sharedBy(order, seller),
  issuedAt,
  currency: order.currency,
  buyer: {
    lines: payer(order, seller.locale),
    email: order.email,
    vatNumber: order.vatNumber ?? '',
  },
  shipTo: destination(order, seller.locale),
  isReverseCharge: isReverseCharged(order.trace),
  note: seller.settings.note,
});

/** What an invoice leaves out because it was never captured: the total, the tax by rate, and the amount before tax. */
function uncapturedOf(order: Order, includesTax: boolean) {
  const { uncapturedCents = 0 } = order;
  const taxes = uncapturedTaxes(order, uncapturedCents);
  const taxCents = includesTax ? 0 : sum(taxes.map((tax) => tax.taxCents));
  return { totalCents: uncapturedCents, taxes, amountCents: uncapturedCents - taxCents };
}

const withoutTax = (tax: RateTax, part: RateTax | undefined): RateTax => ({
  ...tax,
  netCents: tax.netCents === null ? null : tax.netCents - (part?.netCents ?? 0),
  taxCents: tax.taxCents - (part?.taxCents ?? 0),
});

/**
 * The invoice of an order, from the amounts that were stored when it was placed, less what was not captured of its
 * payment.
 */
export function createInvoice(order: Order, seller: Seller, issue: Issue): InvoiceDocument {
  const includesTax = isTaxIncluded(order);
  const uncaptured = uncapturedOf(order, includesTax);
  return {
    ...priced(order, seller, issue),
    kind: 'invoice',
    number: numberOf(order, seller.settings.invoicePrefix, issue.number),
    correctsNumber: null,
    lines: order.lines.map(({ title, variant, sku, quantity, unitPriceCents }) => ({
      title,
      variant,
      sku,
      quantity,
      unitPriceCents,
      amountCents: unitPriceCents * quantity,
    })),
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    reverseChargeCents: order.reverseChargeCents,
    shippingName: order.shippingName,
    shippingCents: order.shippingCostCents,
    otherCents: 0 - uncaptured.amountCents,
    taxes: taxByRate({ ...order, isTaxIncluded: includesTax }).map((tax, rate) =>
      withoutTax(tax, uncaptured.taxes[rate]),
    ),
    isTaxIncluded: includesTax,
    totalCents: order.grandTotalCents - uncaptured.totalCents,
    giftCardCents: order.giftCardCents,
    isPaid: order.paymentState === 'paid',
  };
}

/** A refund with the tax that it returned. */
export interface CreditedRefund {
  readonly amountCents: number;
  readonly shippingCents: number;
  readonly taxes: readonly RateAmount[];
  readonly lines: readonly {
    readonly lineId: string;
    readonly quantity: number;
    readonly amountCents: number;
  }[];
}

/** The credit note of a refund. Its amounts include tax, as refunds do. */
export function createCreditNote(
  order: Order,
  refund: CreditedRefund,
  seller: Seller,
  issue: Issue & { readonly correctsNumber: string },
): InvoiceDocument {
  const byId = new Map(order.lines.map((line) => [line.id, line]));
  const lines = refund.lines.map(({ lineId, quantity, amountCents }) => {
    const line = byId.get(lineId);
    const { title = '', variant = '', sku = '', unitPriceCents = 0 } = line ?? {};
    return { title, variant, sku, quantity, unitPriceCents, amountCents };
  });
  const subtotalCents = sum(lines.map(({ amountCents }) => amountCents));
  return {
    ...priced(order, seller, issue),
    kind: 'creditNote',
    number: numberOf(order, seller.settings.creditNotePrefix, issue.number),
    correctsNumber: issue.correctsNumber,
    lines,
    subtotalCents,
    discountCents: 0,
    reverseChargeCents: 0,
    shippingName: refund.shippingCents > 0 ? order.shippingName : null,
    shippingCents: refund.shippingCents,
    otherCents: refund.amountCents - subtotalCents - refund.shippingCents,
    taxes: refund.taxes.map((tax) => ({ ...tax, netCents: null })),
    isTaxIncluded: true,
    totalCents: refund.amountCents,
    giftCardCents: 0,
    isPaid: true,
  };
}

/** Takes back a credit note: the same amounts, which the buyer owes again. It has a number of the same series. */
export const createReversal = (
  order: Order,
  note: InvoiceDocument,
  { settings }: Seller,
  { number, issuedAt }: Issue,
): InvoiceDocument => ({
  ...note,
  kind: 'reversal',
  number: numberOf(order, settings.creditNotePrefix, number),
  correctsNumber: note.number,
  issuedAt,
});

/** The part of an invoiced order that was never captured, as a credit note takes it back. */
export const uncapturedPart = (order: Order): CreditedRefund => {
  const { uncapturedCents = 0 } = order;
  const taxes = uncapturedTaxes(order, uncapturedCents)
    .map(({ name, ratePercent, taxCents }) => ({ name, ratePercent, taxCents }))
    .filter(({ taxCents }) => taxCents > 0);
  return { amountCents: uncapturedCents, shippingCents: 0, taxes, lines: [] };
};

/** The refund that a canceled order without payments stands for: all of it. */
export const wholeOrder = (order: Order): CreditedRefund => ({
  amountCents: order.grandTotalCents,
  shippingCents: order.grandTotalCents - sum(order.lines.map(({ totalCents }) => totalCents)),
  taxes: orderTaxes(order)
    .map(({ name, ratePercent, taxCents }) => ({ name, ratePercent, taxCents }))
    .filter(({ taxCents }) => taxCents > 0),
  lines: order.lines.map(({ id, quantity, totalCents }) => ({
    lineId: id,
    quantity,
    amountCents: totalCents,
  })),
});

/** The packing slip of an order: what is still to be sent. Of an order that was sent, everything that was shipped. */
export function createPackingSlip(order: Order, note: string, seller: Seller): PackingSlip {
  const packed = new Map(packedLines(order).map(({ lineId, quantity }) => [lineId, quantity]));
  return {
    ...sharedBy(order, seller),
    kind: 'packingSlip',
    shipTo: destination(order, seller.locale),
    shippingName: order.shippingName,
    lines: order.lines.flatMap(({ id, title, variant, sku }) => {
      const quantity = packed.get(id);
      return quantity === undefined ? [] : [{ title, variant, sku, quantity }];
    }),
    note,
  };
}
