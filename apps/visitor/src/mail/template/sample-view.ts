import type { MailView, Order } from '@sitewright/contracts/entities';
import type { TemplateView } from './template-data.ts';

type Sample = Extract<MailView, { kind: 'mailSample' }>;

const sampleId = '1'.repeat(24);

/** The sample order as it is after everything was sent. */
const sentOrder = (order: Order, trackingUrl: string): Order => ({
  ...order,
  fulfillmentState: 'fulfilled',
  fulfillments: [
    {
      id: sampleId,
      at: order.createdAt,
      carrier: null,
      trackingNumber: '00340434161094042557',
      trackingUrl,
      lines: order.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    },
  ],
});

/** The sample order as it is after all of it was refunded. */
const refundedOrder = (order: Order): Order => ({
  ...order,
  refunds: [
    {
      id: sampleId,
      at: order.createdAt,
      state: 'succeeded',
      method: 'provider',
      amountCents: order.grandTotalCents,
      giftCardCents: 0,
      shippingCents: order.shippingCostCents,
      taxCents: order.taxCents,
      lines: order.lines.map(({ id, quantity, totalCents }) => ({
        lineId: id,
        quantity,
        amountCents: totalCents,
      })),
    },
  ],
});

/** The mail of a preview or a test mail: a sample order of the store's own products would cause it. */
export function sampleView({
  site,
  templateKind,
  order,
  sampleUrl,
  awaitedPayment,
}: Sample): TemplateView {
  const shared = { site, order, orderUrl: sampleUrl };
  switch (templateKind) {
    case 'orderConfirmation':
      return { kind: 'orderConfirmation', ...shared };
    case 'orderReceived':
      return {
        kind: 'orderConfirmation',
        ...shared,
        order: { ...order, paymentState: 'awaitingPayment' },
        ...(awaitedPayment === undefined ? {} : { awaitedPayment }),
      };
    case 'orderShipping':
      return {
        kind: templateKind,
        ...shared,
        order: sentOrder(order, sampleUrl),
        fulfillmentId: sampleId,
      };
    case 'orderRefund':
      return { kind: templateKind, ...shared, order: refundedOrder(order), refundId: sampleId };
    case 'orderCancellation':
    case 'orderNotice':
    case 'authorizationEnded':
      return { kind: templateKind, ...shared };
    case 'giftCard':
      return {
        kind: 'giftCard',
        site,
        amountCents: order.grandTotalCents,
        currency: order.currency,
        recipientName: order.customerName,
        senderName: order.customerName,
        message: '',
        cardUrl: sampleUrl,
      };
    case 'lowStock':
      return {
        kind: 'lowStock',
        site,
        variants: order.lines.map(({ title, variant, sku }) => ({
          title,
          variant,
          sku,
          qtyInStock: 2,
        })),
        inventoryUrl: sampleUrl,
      };
    case 'download':
      return {
        kind: 'orderDownload',
        ...shared,
        downloadsPath: '',
        fileNames: order.lines.map(({ title }) => title),
        expiresAt: order.createdAt,
      };
    case 'reviewRequest':
      return {
        kind: templateKind,
        site,
        orderNumber: order.number,
        products: order.lines.map(({ title, variant }) => ({
          title,
          variant,
          reviewUrl: sampleUrl,
        })),
        unsubscribeUrl: sampleUrl,
      };
    case 'reviewNotice':
      return {
        kind: templateKind,
        site,
        product: order.lines[0]?.title ?? '',
        rating: 5,
        title: '',
        text: '',
        author: order.customerName,
        reviewsUrl: sampleUrl,
      };
    case 'abandonedCart':
      return {
        kind: 'cartRecovery',
        site,
        entries: order.lines.map(({ title, variant, quantity, totalCents }) => ({
          title,
          variant,
          quantity,
          amountCents: totalCents,
        })),
        currency: order.currency,
        cartUrl: sampleUrl,
        unsubscribeUrl: sampleUrl,
      };
  }
}
