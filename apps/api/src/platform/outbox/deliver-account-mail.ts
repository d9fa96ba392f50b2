import { withLookup } from '../database/index.ts';
import {
  claimAccountMails,
  deleteAccountMail,
  markAccountMailFailed,
  type ClaimedAccountMail,
} from './account-mail.queries.ts';
import type { Delivery } from './deliver-due.ts';
import { outboxDefaults, waitAfterFailure } from './outbox-options.ts';
import { mailHeaders } from './mail-headers.ts';
import { renderMail } from './render-mail.ts';

/**
 * Sends due account mail and returns the number of handled mails. Without a mail server, mail is printed for the
 * operator of the server.
 */
export async function deliverAccountMail(delivery: Delivery): Promise<number> {
  const options = { ...outboxDefaults, ...delivery.options };
  const claimed = await withLookup(delivery.database, (db) =>
    claimAccountMails(db, delivery.now(), options),
  );
  for (const mail of claimed) await deliverOne(delivery, mail);
  return claimed.length;
}

async function deliverOne(
  { database, renderer, transport, print, now, random, options }: Delivery,
  { mailId, payload, attempt }: ClaimedAccountMail,
): Promise<void> {
  try {
    const { to, view } = payload;
    const rendered = renderMail(renderer, view);
    if (transport === null) print(`\nEmail to ${to}: ${rendered.subject}\n${rendered.text}\n`);
    else await transport.send({ id: mailId, to, ...mailHeaders(view), ...rendered });
    await withLookup(database, (db) => deleteAccountMail(db, mailId));
  } catch (error) {
    const wait = waitAfterFailure(attempt, random(), { ...outboxDefaults, ...options });
    const nextAt = wait === null ? null : new Date(now().getTime() + wait);
    const reason = error instanceof Error ? error.message : String(error);
    await withLookup(database, (db) => markAccountMailFailed(db, mailId, nextAt, reason));
  }
}
