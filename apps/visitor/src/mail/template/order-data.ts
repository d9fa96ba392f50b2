import { shipmentsOf } from '@sitewright/commerce/orders';
import type { VisitorText } from '@sitewright/blocks/texts';
import { formatPrice } from '@sitewright/blocks/view';
import { placeLines, postalLines } from '@sitewright/contracts/addresses';
import { carrierNames, type MailView, type Order } from '@sitewright/contracts/entities';
import { describePayment } from '../../manual-payment/describe-payment.ts';
import { pickupNotes } from '../../opening-hours/pickup-notes.ts';
import { longDate } from '../long-date.ts';
import type { MailData } from './mail-data.ts';
import { itemRows, lineText, orderRows } from './order-rows.ts';

/** A mail about an order. */
type OrderView = Extract<MailView, { readonly order: Order; readonly orderUrl: string }>;

/** Where an order goes, or where it is picked up. */
function addressOf(order: Order, locale: string, text: VisitorText): MailData['address'] {
  const { pickup } = order;
  const lines =
    pickup === undefined
      ? postalLines(order.shippingAddress, locale)
      : [
          ...placeLines(pickup.address, locale),
          ...pickupNotes(pickup, locale, text)
            .flatMap((note) => note.split('\n'))
            .filter((line) => line !== ''),
        ];
  const title = text(pickup === undefined ? 'order.shippingTo' : 'order.pickupAt');
  return lines.length === 0 ? null : { title, lines };
}

/** What every mail about an order shows. */
export function orderData(
  kind: MailData['kind'],
  { site, order, orderUrl }: Pick<OrderView, 'site' | 'order' | 'orderUrl'>,
  text: VisitorText,
): MailData {
  const { locale } = site;
  return {
    kind,
    site,
    values: {
      'shop name': site.title,
      'shop link': site.baseUrl,
      'order number': String(order.number),
      'order date': longDate(order.createdAt, locale, site.timeZone ?? 'UTC'),
      'order total': formatPrice(order.grandTotalCents, order.currency, locale),
      'order link': orderUrl,
      'customer name': order.customerName,
      'customer email': order.email,
    },
    rows: orderRows(order, site, text),
    address: addressOf(order, locale, text),
  };
}

/** A confirmed order, and how its buyer pays it if it is not paid. */
export function confirmationData(
  kind: MailData['kind'],
  view: Extract<MailView, { kind: 'orderConfirmation' }>,
  text: VisitorText,
): MailData {
  const { site, order, awaitedPayment } = view;
  const data = orderData(kind, view, text);
  if (awaitedPayment === undefined) return data;
  const payment = describePayment(order, awaitedPayment, site.locale, text);
  const instructions = payment.instructions.split('\n').filter((line) => line.trim() !== '');
  return {
    ...data,
    payment: {
      title: text('order.howToPay'),
      lines: [
        payment.name,
        ...payment.facts.map(({ label, value }) => `${label}: ${value}`),
        ...instructions,
      ],
    },
  };
}

/** What was sent, and how to track it. */
export function shippingData(
  view: Extract<MailView, { kind: 'orderShipping' }>,
  text: VisitorText,
): MailData {
  const { order, fulfillmentId } = view;
  const sent = order.fulfillments.find(({ id }) => id === fulfillmentId);
  const quantities = new Map(sent?.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const isEverything =
    order.fulfillmentState === 'fulfilled' && shipmentsOf(order.fulfillments).length === 1;
  const carrier = sent?.carrier ?? null;
  const data = orderData('orderShipping', view, text);
  return {
    ...data,
    values: {
      ...data.values,
      'shipping note': text(isEverything ? 'mail.shippingAllText' : 'mail.shippingText'),
      'tracking number': [carrier === null ? '' : carrierNames[carrier], sent?.trackingNumber]
        .filter(Boolean)
        .join(' '),
      'tracking link': sent?.trackingUrl ?? '',
    },
    rows: order.lines.flatMap((line) => {
      const quantity = quantities.get(line.id);
      return quantity === undefined ? [] : itemRows({ ...order, lines: [{ ...line, quantity }] });
    }),
  };
}

/** How much was returned, and for what. */
export function refundData(
  view: Extract<MailView, { kind: 'orderRefund' }>,
  text: VisitorText,
): MailData {
  const { site, order, refundId } = view;
  const price = (cents: number) => formatPrice(cents, order.currency, site.locale);
  const refund = order.refunds.find(({ id }) => id === refundId);
  const data = orderData('orderRefund', view, text);
  return {
    ...data,
    values: {
      ...data.values,
      'refund amount': price(refund?.amountCents ?? 0),
      'refund to gift card':
        refund !== undefined && refund.giftCardCents > 0 ? price(refund.giftCardCents) : '',
    },
    rows: [
      ...(refund?.lines ?? []).flatMap(({ lineId, quantity, amountCents }) => {
        const line = order.lines.find(({ id }) => id === lineId);
        return line === undefined
          ? []
          : [{ label: lineText({ ...line, quantity }), amount: price(amountCents) }];
      }),
      ...(refund !== undefined && refund.shippingCents > 0
        ? [
            {
              label: text('checkout.shipping'),
              amount: price(refund.shippingCents),
            },
          ]
        : []),
    ],
    address: null,
  };
}

/** The purchased files. The mail links to their page: a scanner that follows links must not use up a download. */
export function downloadData(
  view: Extract<MailView, { kind: 'orderDownload' }>,
  text: VisitorText,
): MailData {
  const { site, downloadsPath, fileNames, expiresAt } = view;
  const data = orderData('download', view, text);
  return {
    ...data,
    values: {
      ...data.values,
      'download link': `${site.baseUrl}${downloadsPath}`,
      'last day':
        expiresAt === undefined ? '' : longDate(expiresAt, site.locale, site.timeZone ?? 'UTC'),
    },
    rows: fileNames.map((name) => ({ label: name })),
    address: null,
  };
}
