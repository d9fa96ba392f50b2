import { configOrigin } from '../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { LookupTransaction, TenantTransaction } from '../../platform/database/index.ts';
import { enqueueMail } from '../../platform/outbox/index.ts';
import type { Services } from '../../platform/services.ts';
import { readMailSite } from '../mail/mail-site.ts';
import { findOrder } from '../orders/orders.queries.ts';
import { orderPath, orderToken } from '../orders/order-token.ts';

/** Who is told of new orders: the owners, whose addresses no website's transaction sees. */
export async function listOwnerEmails(db: LookupTransaction, websiteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contributors')
    .innerJoin('accounts', 'accounts.account_id', 'contributors.account_id')
    .where('contributors.website_id', '=', websiteId)
    .where('contributors.is_owner', '=', true)
    .orderBy('accounts.account_id')
    .select('accounts.email')
    .execute();
  return rows.map(({ email }) => email);
}

interface OrderMail {
  readonly trx: TenantTransaction;
  readonly site: HostedSite;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  readonly orderId: string;
  readonly ownerEmails: readonly string[];
  readonly now: Date;
}

/** Writes what an order that stands sends: a confirmation to its buyer, a notice to each owner. */
export async function enqueueOrderMail(mail: OrderMail): Promise<void> {
  const { trx, site, services, orderId, ownerEmails, now } = mail;
  const { websiteId } = site;
  const order = await findOrder(trx, websiteId, { orderId });
  if (order === null) return;
  const { settings, createId } = services;
  const from = await readMailSite(trx, site, services);
  const path = orderPath(orderToken(settings.secret, websiteId, orderId));
  const orderUrl = `${configOrigin(settings)}/config/${site.identifier}/orders/${orderId}`;
  const about = { site: from, order };
  await enqueueMail(
    trx,
    {
      websiteId,
      outboxId: createId(),
      cause: `order.confirmation.${orderId}`,
      to: order.email,
      view: { kind: 'orderConfirmation', ...about, orderUrl: `${from.baseUrl}${path}` },
      now,
    },
    ...ownerEmails.map((to) => ({
      websiteId,
      outboxId: createId(),
      cause: `order.notice.${orderId}.${to}`,
      to,
      view: { kind: 'orderNotice' as const, ...about, orderUrl },
      now,
    })),
  );
}
