import { emailKey } from '@sitewright/contracts/addresses';
import type { Tenant } from '../../platform/database/index.ts';

interface NewSubscriber {
  readonly mailingListId: string;
  /** Its id, unless the address was on the list before. */
  readonly subscriberId: string;
  readonly email: string;
  readonly now: Date;
}

/** Adds an address to a mailing list; an unsubscribed one is restored. Null if it was already subscribed. */
export async function subscribe(
  tenant: Tenant,
  { mailingListId, subscriberId, email, now }: NewSubscriber,
): Promise<{ readonly subscriberId: string } | null> {
  const row = await tenant
    .insertInto('subscribers')
    .values({
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
  tenant: Tenant,
  subscriberId: string,
): Promise<Subscriber | null> {
  const row = await tenant
    .selectFrom('subscribers')
    .where('subscriber_id', '=', subscriberId)
    .select(['email', 'unsubscribed_at'])
    .executeTakeFirst();
  return row === undefined ? null : { email: row.email, hasLeft: row.unsubscribed_at !== null };
}

/** Unsubscribes an address; an earlier unsubscription keeps its time. False if there is no such subscriber. */
export async function unsubscribe(
  tenant: Tenant,
  subscriberId: string,
  now: Date,
): Promise<boolean> {
  const row = await tenant
    .updateTable('subscribers')
    .set((set) => ({ unsubscribed_at: set.fn.coalesce('unsubscribed_at', set.val(now)) }))
    .where('subscriber_id', '=', subscriberId)
    .returning('subscriber_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isMailingList(tenant: Tenant, mailingListId: string): Promise<boolean> {
  const row = await tenant
    .selectFrom('mailing_lists')
    .where('mailing_list_id', '=', mailingListId)
    .select('mailing_list_id')
    .executeTakeFirst();
  return row !== undefined;
}
