import { sql } from 'kysely';
import type { Tenant } from '../database/index.ts';
import type { MailPayload, RenderedMail } from './outbox.queries.ts';

/** Locks and returns the rows that are still due; rows that another worker has locked are skipped. */
export async function lockWaiting(
  tenant: Tenant,
  outboxIds: readonly string[],
  now: Date,
): Promise<{ readonly outboxId: string; readonly payload: MailPayload }[]> {
  const rows = await tenant
    .selectFrom('outbox')
    .where((where) => where('outboxId', '=', where.fn.any(where.val([...outboxIds]))))
    .where('state', '=', 'waiting')
    .where('nextAt', '<=', now)
    .orderBy('outboxId')
    .select(['outboxId', 'payload'])
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ outboxId, payload }) => ({ outboxId, payload: payload as MailPayload }));
}

export interface DueMail {
  readonly outboxId: string;
  readonly rendered: RenderedMail;
}

/** Marks the rows as stored, with their content. */
export async function markStored(tenant: Tenant, mails: readonly DueMail[]): Promise<void> {
  const rows = mails.map(({ outboxId, rendered }) => ({ outbox_id: outboxId, rendered }));
  await sql`
    update outbox
    set state = 'stored', attempts = attempts + 1, last_error = null,
      payload = payload || jsonb_build_object('rendered', mail.rendered)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as mail (outbox_id text, rendered jsonb)
    where website_id = ${tenant.websiteId} and outbox.outbox_id = mail.outbox_id
  `.execute(tenant);
}
