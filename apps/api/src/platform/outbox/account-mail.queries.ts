import { deliverableEmail } from '@sitewright/contracts/addresses';
import type { LookupTransaction } from '../database/index.ts';
import type { OutboxOptions } from './outbox-options.ts';
import type { MailPayload, NewMail } from './outbox.queries.ts';

/** Mail to the owner of an account; it belongs to no website. */
export type NewAccountMail = Omit<NewMail, 'cause' | 'outboxId'> & { readonly mailId: string };

/** Stores a mail in the transaction that causes it; the worker sends it after the commit. */
export async function enqueueAccountMail(
  db: LookupTransaction,
  { mailId, to, view, now }: NewAccountMail,
): Promise<void> {
  const payload: MailPayload = { to: deliverableEmail(to), view };
  await db
    .insertInto('accountMails')
    .values({ mailId, payload: JSON.stringify(payload), nextAt: now, createdAt: now })
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
    .updateTable('accountMails')
    .set((set) => ({
      nextAt: new Date(now.getTime() + leaseMs),
      attempts: set('attempts', '+', 1),
    }))
    .where('mailId', 'in', (due) =>
      due
        .selectFrom('accountMails')
        .where('state', '=', 'waiting')
        .where('nextAt', '<=', now)
        .orderBy('nextAt')
        .limit(batch)
        .select('mailId')
        .forUpdate()
        .skipLocked(),
    )
    .returning(['mailId', 'payload', 'attempts'])
    .execute();
  return rows.map((row) => ({
    mailId: row.mailId,
    payload: row.payload as MailPayload,
    attempt: row.attempts,
  }));
}

/** The mail was sent. Its link is secret, so the mail is deleted. */
export const deleteAccountMail = (db: LookupTransaction, mailId: string) =>
  db.deleteFrom('accountMails').where('mailId', '=', mailId).execute();

/** The attempt failed: the mail is retried at `nextAt`, or marked as failed if that is null. */
export const markAccountMailFailed = (
  db: LookupTransaction,
  mailId: string,
  nextAt: Date | null,
  error: string,
) =>
  db
    .updateTable('accountMails')
    .set({
      lastError: error.slice(0, 500),
      ...(nextAt === null ? { state: 'failed' as const } : { nextAt }),
    })
    .where('mailId', '=', mailId)
    .execute();
