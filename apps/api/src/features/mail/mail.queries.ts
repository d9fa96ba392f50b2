import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';
import type { MailPayload } from '../../platform/outbox/index.ts';

export interface MailRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly state: 'waiting' | 'sent' | 'stored' | 'failed';
  readonly payload: MailPayload;
}

/** Mail of a website, newest first, with ids below `below`. */
export async function listMailRows(
  tenant: Tenant,
  below: string | undefined,
  limit: number,
): Promise<MailRow[]> {
  const rows = await tenant
    .selectFrom('outbox')
    .where('kind', '=', 'mail')
    .$if(below !== undefined, (query) => query.where('outboxId', '<', below ?? ''))
    .orderBy('outboxId', 'desc')
    .limit(limit)
    .select(['outboxId', 'createdAt', 'state', 'payload'])
    .execute();
  return rows.map((row) => ({
    id: row.outboxId,
    createdAt: row.createdAt,
    state: row.state,
    payload: row.payload as MailPayload,
  }));
}

export const countMail = (tenant: Tenant): Promise<number> =>
  countRows(tenant.selectFrom('outbox').where('kind', '=', 'mail'));
