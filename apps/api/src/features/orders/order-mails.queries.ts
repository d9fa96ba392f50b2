import type { OrderMail } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import type { MailPayload } from '../../platform/outbox/index.ts';

interface StoredMail {
  readonly outboxId: string;
  readonly createdAt: Date;
  readonly kind: OrderMail['kind'];
  readonly to: string;
  readonly state: OrderMail['state'];
}

/** The mails about an order, oldest first. */
export async function listOrderMails(tenant: Tenant, orderId: string): Promise<OrderMail[]> {
  const { rows } = await sql<StoredMail>`
    select outbox_id, created_at, split_part(cause, '.', 2) as kind, payload ->> 'to' as to, state
    from outbox
    where website_id = ${tenant.websiteId} and cause like 'order.%' and split_part(cause, '.', 3) = ${orderId}
    order by created_at, outbox_id
  `.execute(tenant);
  return rows.map(({ outboxId, createdAt, kind, to, state }) => ({
    id: outboxId,
    at: createdAt.toISOString(),
    kind,
    to,
    state,
  }));
}

/** The recipient and the content of a mail about an order; null if the order has none with this id. */
export async function findOrderMail(
  tenant: Tenant,
  orderId: string,
  mailId: string,
): Promise<(MailPayload & { readonly kind: OrderMail['kind'] }) | null> {
  const row = await tenant
    .selectFrom('outbox')
    .where('outboxId', '=', mailId)
    .where(sql<boolean>`cause like 'order.%' and split_part(cause, '.', 3) = ${orderId}`)
    .select('payload')
    .select(sql<OrderMail['kind']>`split_part(cause, '.', 2)`.as('kind'))
    .executeTakeFirst();
  return row === undefined ? null : { ...(row.payload as MailPayload), kind: row.kind };
}

export async function hasMailOf(tenant: Tenant, cause: string): Promise<boolean> {
  const row = await tenant
    .selectFrom('outbox')
    .where('cause', '=', cause)
    .select('outboxId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the buyer of an order wants no more review requests. */
export async function hasStoppedReviewRequests(tenant: Tenant, orderId: string): Promise<boolean> {
  const row = await tenant
    .selectFrom('orders')
    .innerJoin('reviewOptOuts', (join) =>
      join
        .onRef('reviewOptOuts.websiteId', '=', 'orders.websiteId')
        .onRef('reviewOptOuts.customerId', '=', 'orders.customerId'),
    )
    .where('orders.orderId', '=', orderId)
    .select('orders.orderId')
    .executeTakeFirst();
  return row !== undefined;
}
