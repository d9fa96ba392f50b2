import { awaitedPayment } from '@sitewright/commerce/orders';
import { resendOrderMail } from '@sitewright/contracts/api';
import type { AwaitedPayment, MailView, Order } from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import { readableEmail } from '../../platform/mail/readable-email.ts';
import { enqueueMail } from '../../platform/outbox/index.ts';
import { readStoreSettings } from '../cart/public.ts';
import { findDownloadsPath } from './downloads-path.queries.ts';
import { findOrder } from './find-orders.queries.ts';
import { findOrderMail, hasMailOf, hasStoppedReviewRequests } from './order-mails.queries.ts';
import { insertOrderEvent, lockOrder } from './orders.queries.ts';
import { orderCommand } from './owner-command.ts';

const names = {
  confirmation: 'order confirmation',
  notice: 'order notice',
  receipt: 'payment receipt',
  authorization: 'notice of the ended authorization',
  shipping: 'shipping confirmation',
  refund: 'refund notification',
  cancellation: 'cancellation notice',
  download: 'download links',
  review: 'review request',
} as const;

interface PresentState {
  readonly order: Order;
  readonly payment: AwaitedPayment | undefined;
  /** Null if there is none, or if it has ended. */
  readonly downloads: string | null;
}

/** The mail with the order as it is now; null if what it is about was undone, or if its links have ended. */
function withOrder(view: MailView, { order, payment, downloads }: PresentState): MailView | null {
  // Its links stay the same.
  if (view.kind === 'reviewRequest') return view;
  if (!('order' in view)) return null;
  if (view.kind === 'orderDownload' && view.downloadsPath !== downloads) return null;
  if (
    view.kind === 'orderShipping' &&
    !order.fulfillments.some(({ id }) => id === view.fulfillmentId)
  )
    return null;
  const present = { ...view, order: { ...order, timeline: [] } };
  if (present.kind !== 'orderConfirmation') return present;
  const { awaitedPayment: _, ...confirmation } = present;
  return payment === undefined ? confirmation : { ...confirmation, awaitedPayment: payment };
}

export const resendOrderMailRoute = orderCommand(
  resendOrderMail,
  'orders.fulfil',
  async ({ tenant, services, actorName, now }, { params: { orderId, mailId }, body }) => {
    const { createId } = services;
    if ((await lockOrder(tenant, orderId)) === null) return err('notFound');
    const [mail, order, downloads, { manualPayments }] = await Promise.all([
      findOrderMail(tenant, orderId, mailId),
      findOrder(tenant, { orderId }),
      findDownloadsPath(tenant, services.settings.secret, orderId),
      readStoreSettings(tenant),
    ]);
    if (mail === null || order === null) return err('notFound');
    const { kind, to, invoice } = mail;
    const cause = `order.${kind}.${orderId}.again.${mailId}.${body.requestKey}`;
    if (await hasMailOf(tenant, cause)) return undefined;
    const view = withOrder(mail.view, {
      order,
      payment: awaitedPayment(order, manualPayments),
      downloads,
    });
    if (view === null) return err('actionNotAllowed');
    if (view.kind === 'reviewRequest' && (await hasStoppedReviewRequests(tenant, orderId)))
      return err('actionNotAllowed');
    await enqueueMail(tenant, [{ outboxId: createId(), cause, to, view, invoice, now }]);
    const text = `${actorName} sent the ${names[kind]} to ${readableEmail(to)} again.`;
    await insertOrderEvent(tenant, { eventId: createId(), orderId, kind: 'mailResent', text }, now);
    return undefined;
  },
);
