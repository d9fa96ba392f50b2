import type { AwaitedPayment, InvoiceDocument, Order } from '@sitewright/contracts/entities';
import { configOrigin } from '../../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { withLookup, type LookupTransaction } from '../../../platform/database/index.ts';
import type { NewMail } from '../../../platform/outbox/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { MailSite } from '../../mail/public.ts';
import { orderPath, orderToken } from '../../orders/public.ts';

/** Lists the email addresses of the owners. The transaction of a website cannot read them. */
async function listOwnerEmails(db: LookupTransaction, websiteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contributors')
    .innerJoin('accounts', 'accounts.accountId', 'contributors.accountId')
    .where('contributors.websiteId', '=', websiteId)
    .where('contributors.isOwner', '=', true)
    .orderBy('accounts.accountId')
    .select('accounts.email')
    .execute();
  return rows.map(({ email }) => email);
}

/** The email addresses of the owners, who are notified of new orders. */
export const readOwnerEmails = (
  { database }: Pick<Services, 'database'>,
  websiteId: string,
): Promise<string[]> => withLookup(database, (db) => listOwnerEmails(db, websiteId), 'read');

interface OrderMail {
  readonly site: HostedSite;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  readonly ownerEmails: readonly string[];
  readonly now: Date;
}

/** What the confirmation contains beside the order. */
interface OrderMailParts {
  readonly invoice: InvoiceDocument | undefined;
  readonly payment: AwaitedPayment | undefined;
}

/** Creates the mails of a confirmed order: a confirmation to its buyer, a notice to each owner. */
export function createOrderMails(
  mail: OrderMail,
  mailSite: MailSite,
  order: Order,
  { invoice, payment }: OrderMailParts,
): NewMail[] {
  const { site, services, ownerEmails, now } = mail;
  const { settings, createId } = services;
  const { websiteId } = site;
  const path = orderPath(orderToken(settings.secret, websiteId, order.id));
  const orderUrl = `${configOrigin(settings)}/config/${site.identifier}/orders/${order.id}`;
  const mailData = { site: mailSite, order };
  return [
    {
      outboxId: createId(),
      cause: `order.confirmation.${order.id}`,
      to: order.email,
      view: {
        kind: 'orderConfirmation',
        ...mailData,
        orderUrl: `${mailSite.baseUrl}${path}`,
        ...(payment === undefined ? {} : { awaitedPayment: payment }),
      },
      invoice,
      now,
    },
    ...ownerEmails.map((to) => ({
      outboxId: createId(),
      cause: `order.notice.${order.id}.${to}`,
      to,
      view: { kind: 'orderNotice' as const, ...mailData, orderUrl },
      now,
    })),
  ];
}
