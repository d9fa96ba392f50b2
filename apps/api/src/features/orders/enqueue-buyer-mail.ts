import type { MailView } from '@sitewright/contracts/entities';
import { enqueueMail } from '../../platform/outbox/index.ts';
import { readMailSite } from '../mail/public.ts';
import { findOrder } from './find-orders.queries.ts';
import { orderPath, orderToken } from './order-token.ts';
import type { OrderScope } from './owner-command.ts';

type BuyerMail = Extract<
  MailView,
  {
    readonly kind:
      | 'orderConfirmation'
      | 'orderShipping'
      | 'orderRefund'
      | 'orderCancellation'
      | 'orderDownload';
  }
>;

/** What a mail is about, beside its order. */
type Subject<View> = View extends BuyerMail ? Omit<View, 'site' | 'order' | 'orderUrl'> : never;

/**
 * Mails the buyer about an order, as it is in this transaction. `cause` is `<kind>.<order id>` with what distinguishes
 * several mails of a kind; one cause sends one mail.
 */
export async function enqueueBuyerMail(
  { tenant, site, services, now }: Omit<OrderScope, 'actorName'>,
  orderId: string,
  subject: Subject<BuyerMail>,
  cause: string,
): Promise<void> {
  const { settings, createId } = services;
  const order = await findOrder(tenant, { orderId });
  if (order === null) throw new Error(`The order ${orderId} of a mail does not exist.`);
  // The buyer of an erased order has no address.
  if (order.email === '') return;
  const mailSite = await readMailSite(tenant, site, services);
  const path = orderPath(orderToken(settings.secret, site.websiteId, orderId));
  const orderUrl = `${mailSite.baseUrl}${path}`;
  // The timeline has notes that are not for the buyer.
  const view = { ...subject, site: mailSite, order: { ...order, timeline: [] }, orderUrl };
  await enqueueMail(tenant, [
    { outboxId: createId(), cause: `order.${cause}`, to: order.email, view, now },
  ]);
}
