import { visitorText } from '@sitewright/blocks/texts';
import { directionOf } from '@sitewright/messages';
import type { InvoiceDocument, PackingSlip } from '@sitewright/contracts/entities';
import { formatAmount } from './format-amount.ts';

/** What prints: a document that was issued, or a packing slip. */
export type PrintedDocument = InvoiceDocument | PackingSlip;

/** A labeled value, such as the date of an invoice. */
interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A row of amounts below the lines. */
interface AmountRow extends Fact {
  readonly isTotal?: boolean;
}

/** A document as texts in its language, in the order in which they print. */
export interface DocumentText {
  readonly isRtl: boolean;
  readonly title: string;
  readonly seller: readonly string[];
  readonly facts: readonly Fact[];
  readonly addresses: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** The labels of the columns of `rows`: the first is wide, the others are numbers. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly cells: readonly string[];
    /** Below the first cell: the variant and the SKU. */
    readonly detail: string;
  }[];
  readonly amounts: readonly AmountRow[];
  readonly notes: readonly string[];
}

const isText = (line: string): boolean => line !== '';

function formats({ locale, timeZone }: PrintedDocument) {
  const text = visitorText(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const count = new Intl.NumberFormat(locale);
  return {
    text,
    date: (instant: string) => date.format(new Date(instant)),
    percent: (rate: number) => percent.format(rate / 100),
    count: (value: number) => count.format(value),
  };
}

const sellerLines = ({ seller }: PrintedDocument, taxNumber: string): string[] =>
  [seller.name, ...seller.lines, seller.email, seller.phone, taxNumber].filter(isText);

/** The amounts below the lines, in order of calculation; tax that prices include follows the total. */
function amountsOf(document: InvoiceDocument): AmountRow[] {
  const { text, percent } = formats(document);
  const { locale, currency, taxes, isTaxIncluded, totalCents, giftCardCents, isPaid } = document;
  const price = (cents: number) => formatAmount(cents, currency, locale);
  const row = (label: string, cents: number): AmountRow => ({ label, value: price(cents) });
  const taxLabel = (name: string, ratePercent: number | null): string => {
    if (ratePercent === null) return text(isTaxIncluded ? 'totals.taxIncluded' : 'totals.tax');
    const tax = `${name || text('totals.tax')} ${percent(ratePercent)}`;
    return isTaxIncluded ? text('totals.includingTax', { tax }) : tax;
  };
  const taxRows = taxes.map(({ name, ratePercent, netCents, taxCents }) =>
    row(
      [
        taxLabel(name, ratePercent),
        netCents === null ? '' : text('invoice.taxedAmount', { amount: price(netCents) }),
      ]
        .filter(isText)
        .join(' '),
      taxCents,
    ),
  );
  return [
    row(text('cart.subtotal'), document.subtotalCents),
    ...(document.discountCents === 0
      ? []
      : [{ label: text('totals.discount'), value: `−${price(document.discountCents)}` }]),
    ...(document.reverseChargeCents === 0
      ? []
      : [{ label: text('totals.reverseCharge'), value: `−${price(document.reverseChargeCents)}` }]),
    ...(document.shippingName === null && document.shippingCents === 0
      ? []
      : [
          row(
            text(document.shippingKind === 'pickup' ? 'mail.pickupBy' : 'mail.shippingBy', {
              name: document.shippingName ?? '',
            }),
            document.shippingCents,
          ),
        ]),
    ...(document.otherCents === 0
      ? []
      : [
          {
            label: text(document.kind === 'invoice' ? 'invoice.notCharged' : 'invoice.other'),
            value: `${document.otherCents < 0 ? '−' : ''}${price(Math.abs(document.otherCents))}`,
          },
        ]),
    ...(isTaxIncluded ? [] : taxRows),
    { ...row(text('totals.grand'), totalCents), isTotal: true },
    ...(isTaxIncluded ? taxRows : []),
    ...(giftCardCents === 0
      ? []
      : [
          { label: text('totals.giftCards'), value: `−${price(giftCardCents)}` },
          row(text(isPaid ? 'totals.paid' : 'totals.due'), totalCents - giftCardCents),
        ]),
  ];
}

function invoiceText(document: InvoiceDocument): DocumentText {
  const { text, date, count } = formats(document);
  const { kind, locale, currency, seller, buyer, shipTo } = document;
  const price = (cents: number) => formatAmount(cents, currency, locale);
  const isInvoice = kind === 'invoice';
  const vat = (number: string) => (number === '' ? '' : `${text('invoice.vatNumber')}: ${number}`);
  const billTo = buyer.lines.length === 0 ? [buyer.email] : buyer.lines;
  const hasOtherDestination = shipTo.length > 0 && shipTo.join('\n') !== buyer.lines.join('\n');
  return {
    isRtl: directionOf(locale) === 'rtl',
    title: text(`invoice.${kind}`),
    seller: sellerLines(document, vat(seller.taxNumber)),
    facts: [
      { label: text('invoice.number'), value: document.number },
      { label: text('invoice.date'), value: date(document.issuedAt) },
      ...(document.correctsNumber === null
        ? []
        : [
            {
              label: text(kind === 'reversal' ? 'invoice.reverses' : 'invoice.corrects'),
              value: document.correctsNumber,
            },
          ]),
      { label: text('invoice.order'), value: String(document.orderNumber) },
      { label: text('invoice.orderDate'), value: date(document.orderedAt) },
    ],
    addresses: [
      {
        title: text('invoice.billTo'),
        lines: [...billTo, vat(buyer.vatNumber)].filter(isText),
      },
      ...(hasOtherDestination ? [{ title: text('order.shippingTo'), lines: shipTo }] : []),
    ],
    columns: [
      text('invoice.item'),
      text('invoice.quantity'),
      ...(isInvoice ? [text('invoice.unitPrice')] : []),
      text('invoice.amount'),
    ],
    rows: document.lines.map((line) => ({
      cells: [
        line.title,
        count(line.quantity),
        ...(isInvoice ? [price(line.unitPriceCents)] : []),
        price(line.amountCents),
      ],
      detail: [line.variant, line.sku].filter(isText).join(' · '),
    })),
    amounts: amountsOf(document),
    notes: [
      ...(document.isReverseCharge ? [text('invoice.reverseCharge')] : []),
      ...(isInvoice && document.isPaid && document.giftCardCents === 0
        ? [text('invoice.paid')]
        : []),
      document.note,
    ].filter(isText),
  };
}

function slipText(slip: PackingSlip): DocumentText {
  const { text, date, count } = formats(slip);
  const { locale, shipTo, shippingName, shippingKind } = slip;
  const shippingLabel = text(shippingKind === 'pickup' ? 'order.pickupAt' : 'checkout.shipping');
  return {
    isRtl: directionOf(locale) === 'rtl',
    title: text('invoice.packingSlip'),
    seller: sellerLines(slip, ''),
    facts: [
      { label: text('invoice.order'), value: String(slip.orderNumber) },
      { label: text('invoice.orderDate'), value: date(slip.orderedAt) },
      ...(shippingName === null ? [] : [{ label: shippingLabel, value: shippingName }]),
    ],
    addresses: shipTo.length === 0 ? [] : [{ title: text('order.shippingTo'), lines: shipTo }],
    columns: [text('invoice.item'), text('invoice.quantity')],
    rows: slip.lines.map(({ title, variant, sku, quantity }) => ({
      cells: [title, count(quantity)],
      detail: [variant, sku].filter(isText).join(' · '),
    })),
    amounts: [],
    notes: [slip.note].filter(isText),
  };
}

/** The texts of a document, in the language of the site that issued it. */
export const documentText = (document: PrintedDocument): DocumentText =>
  document.kind === 'packingSlip' ? slipText(document) : invoiceText(document);
