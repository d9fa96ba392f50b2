import { deliverableEmail } from '@sitewright/contracts/addresses';
import type { LookupTransaction } from '../database/index.ts';
import type { OutboxOptions } from './outbox-options.ts';
import type { MailPayload, NewMail } from './outbox.queries.ts';

/** Mail to the owner of an account; it belongs to no website. */
export type NewAccountMail = Omit<NewMail, 'cause' | 'outboxId'> & { readonly mailId: string };

/** Writes a mail in the transaction that decided it; the worker sends it after the commit. */
export async function enqueueAccountMail(
  db: LookupTransaction,
  { mailId, to, view, now }: NewAccountMail,
): Promise<void> {
  const payload: MailPayload = { to: deliverableEmail(to), view };
  await db
    .insertInto('account_mails')
    .values({ mail_id: mailId, payload: JSON.stringify(payload), next_at: now, created_at: now })
    .execute();
}

/** A mail that a worker has leased. */
export interface ClaimedAccountMail {
  readonly mailId: string;
  readonly payload: MailPayload;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
}

/** Leases due mails, oldest first, except those of other workers. */
export async function claimAccountMails(
  db: LookupTransaction,
  now: Date,
  { leaseMs, batch }: Pick<OutboxOptions, 'leaseMs' | 'batch'>,
): Promise<ClaimedAccountMail[]> {
  const rows = await db
    .updateTable('account_mails')
    .set((set) => ({
      next_at: new Date(now.getTime() + leaseMs),
      attempts: set('attempts', '+', 1),
    }))
    .where('mail_id', 'in', (due) =>
      due
        .selectFrom('account_mails')
        .where('state', '=', 'waiting')
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(batch)
        .select('mail_id')
        .forUpdate()
        .skipLocked(),
    )
    .returning(['mail_id', 'payload', 'attempts'])
    .execute();
  return rows.map((row) => ({
    mailId: row.mail_id,
    payload: row.payload as MailPayload,
    attempt: row.attempts,
  }));
}

/** The mail was sent. Its link is secret, so it is deleted. */
export const deleteAccountMail = (db: LookupTransaction, mailId: string) =>
  db.deleteFrom('account_mails').where('mail_id', '=', mailId).execute();

/** The attempt failed: the mail is retried at `nextAt`, or marked as failed if that is null. */
export const markAccountMailFailed = (
  db: LookupTransaction,
  mailId: string,
  nextAt: Date | null,
  error: string,
) =>
  db
    .updateTable('account_mails')
    .set({
      last_error: error.slice(0, 500),
      ...(nextAt === null ? { state: 'failed' as const } : { next_at: nextAt }),
    })
    .where('mail_id', '=', mailId)
    .execute();
