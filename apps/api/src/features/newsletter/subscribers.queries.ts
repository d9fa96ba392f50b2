import { emailKey } from '@sitewright/contracts/addresses';
import type { TenantTransaction } from '../../platform/database/index.ts';

interface NewSubscriber {
  readonly websiteId: string;
  readonly mailingListId: string;
  /** Its id, unless the address was on the list before. */
  readonly subscriberId: string;
  readonly email: string;
  readonly now: Date;
}

/** Adds an address to a mailing list; one that had left comes back. Null when it was on the list already. */
export async function subscribe(
  trx: TenantTransaction,
  { websiteId, mailingListId, subscriberId, email, now }: NewSubscriber,
): Promise<{ readonly subscriberId: string } | null> {
  const row = await trx
    .insertInto('subscribers')
    .values({
      website_id: websiteId,
      mailing_list_id: mailingListId,
      subscriber_id: subscriberId,
      email: emailKey(email),
      subscribed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'mailing_list_id', 'email'])
        .doUpdateSet({ subscribed_at: now, unsubscribed_at: null })
        .where('subscribers.unsubscribed_at', 'is not', null),
    )
    .returning('subscriber_id')
    .executeTakeFirst();
  return row === undefined ? null : { subscriberId: row.subscriber_id };
}

export interface Subscriber {
  readonly email: string;
  readonly hasLeft: boolean;
}

export async function findSubscriber(
  trx: TenantTransaction,
  websiteId: string,
  subscriberId: string,
): Promise<Subscriber | null> {
  const row = await trx
    .selectFrom('subscribers')
    .where('website_id', '=', websiteId)
    .where('subscriber_id', '=', subscriberId)
    .select(['email', 'unsubscribed_at'])
    .executeTakeFirst();
  return row === undefined ? null : { email: row.email, hasLeft: row.unsubscribed_at !== null };
}

/** Takes an address off its list; who left before left then. False when there is no such subscriber. */
export async function unsubscribe(
  trx: TenantTransaction,
  websiteId: string,
  subscriberId: string,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('subscribers')
    .set((set) => ({ unsubscribed_at: set.fn.coalesce('unsubscribed_at', set.val(now)) }))
    .where('website_id', '=', websiteId)
    .where('subscriber_id', '=', subscriberId)
    .returning('subscriber_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isMailingList(
  trx: TenantTransaction,
  websiteId: string,
  mailingListId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('mailing_lists')
    .where('website_id', '=', websiteId)
    .where('mailing_list_id', '=', mailingListId)
    .select('mailing_list_id')
    .executeTakeFirst();
  return row !== undefined;
}
