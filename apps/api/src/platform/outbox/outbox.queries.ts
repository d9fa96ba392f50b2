import { templateKindOf } from '@sitewright/commerce/mail-template';
import { deliverableEmail } from '@sitewright/contracts/addresses';
import type { InvoiceDocument, MailTemplate, MailView } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { LookupTransaction, Tenant } from '../database/index.ts';
import type { OutboxOptions } from './outbox-options.ts';

/** The rendered mail. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A mail in the outbox: its cause, and its content once it was sent. */
export interface MailPayload {
  readonly to: string;
  readonly view: MailView;
  /** The content that the owner had given mails of this kind. Default: the product's. */
  readonly template?: MailTemplate;
  /** Attached as PDF. */
  readonly invoice?: InvoiceDocument;
  readonly rendered?: RenderedMail;
}

export interface NewMail {
  readonly outboxId: string;
  /** The cause, such as `order.confirmation.<id>`: one cause sends one mail, however often it is enqueued. */
  readonly cause: string;
  readonly to: string;
  readonly view: MailView;
  /** Default: the owner's template of this kind of mail, if there is one. */
  readonly template?: MailTemplate;
  readonly invoice?: InvoiceDocument | undefined;
  readonly now: Date;
}

/** Stores mail in the transaction that causes it; the worker sends it after the commit. */
export async function enqueueMail(tenant: Tenant, mails: readonly NewMail[]): Promise<void> {
  const rows = mails.map(({ outboxId, cause, to, view, template, invoice, now }) => ({
    outbox_id: outboxId,
    cause,
    payload: {
      to: deliverableEmail(to),
      view,
      ...(template === undefined ? {} : { template }),
      ...(invoice === undefined ? {} : { invoice }),
    } satisfies MailPayload,
    template_kind: template === undefined ? templateKindOf(view) : null,
    created_at: now,
  }));
  await sql`
    insert into outbox (website_id, outbox_id, kind, cause, payload, next_at, created_at)
    select ${tenant.websiteId}, outbox_id, 'mail', cause,
      case when template is null then payload else payload || jsonb_build_object('template', template) end,
      created_at, created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as mail (
      outbox_id text, cause text, payload jsonb, template_kind text, created_at timestamptz
    )
    left join mail_templates on mail_templates.website_id = ${tenant.websiteId} and kind = template_kind
    on conflict (website_id, cause) do nothing
  `.execute(tenant);
}

export interface DueRow {
  readonly websiteId: string;
  readonly outboxId: string;
}

/** A row that a worker has leased. */
export interface ClaimedRow extends DueRow {
  /** The number of the attempt, from 1. */
  readonly attempt: number;
}

/** Due rows of all websites, oldest first; a website with many rows alternates with the others. */
export async function listDue(
  db: LookupTransaction,
  now: Date,
  limits: { readonly batch: number; readonly batchPerWebsite: number },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select website_id, outbox_id
    from (
      select website_id, outbox_id, next_at,
        row_number() over (partition by website_id order by next_at, outbox_id) as rank_in_website
      from outbox
      where state = 'waiting' and kind = 'mail' and next_at <= ${now}
    ) as due
    where rank_in_website <= ${limits.batchPerWebsite}
    order by next_at, outbox_id
    limit ${limits.batch}
  `.execute(db);
  return rows;
}

/**
 * Leases a due row; null if another worker was faster, or no attempts are left. The attempt counts immediately: a mail
 * that crashes the process each time is given up like any other.
 */
export async function claimMail(
  tenant: Tenant,
  { websiteId, outboxId }: DueRow,
  now: Date,
  { leaseMs, maxAttempts }: Pick<OutboxOptions, 'leaseMs' | 'maxAttempts'>,
): Promise<(ClaimedRow & { readonly payload: MailPayload }) | null> {
  const row = await tenant
    .updateTable('outbox')
    .set((set) => ({
      nextAt: new Date(now.getTime() + leaseMs),
      attempts: set('attempts', '+', 1),
    }))
    .where('attempts', '<', maxAttempts)
    .where('outboxId', '=', outboxId)
    .where('state', '=', 'waiting')
    .where('nextAt', '<=', now)
    .returning(['payload', 'attempts'])
    .executeTakeFirst();
  return row === undefined
    ? null
    : { websiteId, outboxId, payload: row.payload as MailPayload, attempt: row.attempts };
}

/** Marks a due row as failed whose last attempt was interrupted. */
export async function failInterrupted(
  tenant: Tenant,
  { outboxId }: DueRow,
  now: Date,
  maxAttempts: number,
): Promise<void> {
  await tenant
    .updateTable('outbox')
    .set({ state: 'failed', lastError: 'The last attempt was cut off.' })
    .where('outboxId', '=', outboxId)
    .where('state', '=', 'waiting')
    .where('nextAt', '<=', now)
    .where('attempts', '>=', maxAttempts)
    .execute();
}

/** Marks a row as sent or stored. Its content stays. */
export async function markDone(
  tenant: Tenant,
  { outboxId }: ClaimedRow,
  state: 'sent' | 'stored',
  payload: MailPayload,
): Promise<void> {
  await tenant
    .updateTable('outbox')
    .set({ state, payload: JSON.stringify(payload), lastError: null })
    .where('outboxId', '=', outboxId)
    .execute();
}

/** The attempt failed: the row is retried at `nextAt`, or marked as failed if that is null. */
export async function markFailed(
  tenant: Tenant,
  { outboxId }: ClaimedRow,
  nextAt: Date | null,
  error: string,
): Promise<void> {
  await tenant
    .updateTable('outbox')
    .set({
      lastError: error.slice(0, 500),
      ...(nextAt === null ? { state: 'failed' as const } : { nextAt }),
    })
    .where('outboxId', '=', outboxId)
    .execute();
}
