import { countRows } from '../../platform/database/count-rows.ts';
import type { TenantTransaction } from '../../platform/database/index.ts';
import type { MailPayload } from '../../platform/outbox/index.ts';

export interface MailRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly state: 'waiting' | 'sent' | 'kept' | 'failed';
  readonly payload: MailPayload;
}

/** Mail of a website, newest first, below an id. */
export async function listMailRows(
  trx: TenantTransaction,
  below: string | undefined,
  limit: number,
): Promise<MailRow[]> {
  const rows = await trx
    .selectFrom('outbox')
    .where('kind', '=', 'mail')
    .$if(below !== undefined, (query) => query.where('outbox_id', '<', below ?? ''))
    .orderBy('outbox_id', 'desc')
    .limit(limit)
    .select(['outbox_id', 'created_at', 'state', 'payload'])
    .execute();
  return rows.map((row) => ({
    id: row.outbox_id,
    createdAt: row.created_at,
    state: row.state,
    payload: row.payload as MailPayload,
  }));
}

export const countMail = (trx: TenantTransaction): Promise<number> =>
  countRows(trx.selectFrom('outbox').where('kind', '=', 'mail'));
