import type { Renderer } from '@sitewright/contracts/entities';
import { withLookup, withTenant, type OpenedDatabase, type Tenant } from '../database/index.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { outboxDefaults, waitAfterFailure, type OutboxOptions } from './outbox-options.ts';
import { storeDueMails } from './store-due-mails.ts';
import {
  claimMail,
  failInterrupted,
  listDue,
  markDone,
  markFailed,
  type DueRow,
} from './outbox.queries.ts';
import { toAttachment } from './to-attachment.ts';
import { mailHeaders } from './mail-headers.ts';
import { renderMail } from './render-mail.ts';

export interface Delivery {
  readonly database: OpenedDatabase;
  readonly renderer: Pick<Renderer, 'renderMail'>;
  /** Null: there is no mail server, and mail is stored for the configuration area. */
  readonly transport: MailTransport | null;
  /** Where account mail is printed without a mail server: account owners have no screen to read it. */
  readonly print: (text: string) => void;
  readonly now: () => Date;
  readonly random: () => number;
  /**
   * Deletes those of these mails whose recipients object to them by now. Called in the transaction that takes them for
   * delivery, because mail may wait for hours. Default: none.
   */
  readonly withdraw?: (tenant: Tenant, outboxIds: readonly string[]) => Promise<void>;
  readonly options?: Partial<OutboxOptions>;
}

/**
 * Sends the due mail of all websites and returns the number of handled rows. Sending happens outside a transaction: a
 * row is leased, sent and marked; if the process dies in between, it is sent again with the same message id.
 */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const { transport } = delivery;
  const defaults = { ...outboxDefaults, ...delivery.options };
  // Without a mail server there is nothing to wait for, and one website's mail does not delay another's.
  const options = transport === null ? { ...defaults, batchPerWebsite: defaults.batch } : defaults;
  const due = await withLookup(
    delivery.database,
    (db) => listDue(db, delivery.now(), options),
    'read',
  );
  const byWebsite = Map.groupBy(due, ({ websiteId }) => websiteId);
  const counts = await Promise.all(
    [...byWebsite].map(async ([websiteId, rows]) => {
      const ids = rows.map(({ outboxId }) => outboxId);
      const storedIds =
        transport === null ? await storeDueMails(delivery, websiteId, ids) : new Set<string>();
      let handledCount = storedIds.size;
      for (const row of rows)
        if (!storedIds.has(row.outboxId))
          handledCount += (await deliverOne(delivery, options, row)) ? 1 : 0;
      return handledCount;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Returns false if another worker has claimed the row, if it was withdrawn, or if no attempts are left. */
async function deliverOne(
  { database, renderer, transport, now, random, withdraw }: Delivery,
  options: OutboxOptions,
  row: DueRow,
): Promise<boolean> {
  const scope = { websiteId: row.websiteId, actorId: undefined };
  const claimed = await withTenant(database, scope, async (tenant) => {
    await withdraw?.(tenant, [row.outboxId]);
    const claim = await claimMail(tenant, row, now(), options);
    if (claim === null) await failInterrupted(tenant, row, now(), options.maxAttempts);
    return claim;
  });
  if (claimed === null) return false;

  const { payload, attempt } = claimed;
  try {
    const { to, view, template, invoice } = payload;
    const rendered = renderMail(renderer, view, template);
    const attachments = invoice === undefined ? [] : [await toAttachment(invoice)];
    await transport?.send({ id: row.outboxId, to, ...mailHeaders(view), ...rendered, attachments });
    const state = transport === null ? 'stored' : 'sent';
    await withTenant(database, scope, (tenant) =>
      markDone(tenant, claimed, state, { ...payload, rendered }),
    );
  } catch (error) {
    const wait = waitAfterFailure(attempt, random(), options);
    const nextAt = wait === null ? null : new Date(now().getTime() + wait);
    const reason = error instanceof Error ? error.message : String(error);
    await withTenant(database, scope, (tenant) => markFailed(tenant, claimed, nextAt, reason));
  }
  return true;
}
