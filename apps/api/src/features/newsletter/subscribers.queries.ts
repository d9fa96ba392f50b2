import { emailKey } from '@sitewright/contracts/addresses';
import type { Tenant } from '../../platform/database/index.ts';

interface NewSubscriber {
  readonly mailingListId: string;
  /** The id of a new subscriber. An address that was on the list before keeps its id. */
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
      mailingListId,
      subscriberId,
      email: emailKey(email),
      subscribedAt: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['websiteId', 'mailingListId', 'email'])
        .doUpdateSet({ subscribedAt: now, unsubscribedAt: null })
        .where('subscribers.unsubscribedAt', 'is not', null),
    )
    .returning('subscriberId')
    .executeTakeFirst();
  return row === undefined ? null : { subscriberId: row.subscriberId };
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
    .where('subscriberId', '=', subscriberId)
    .select(['email', 'unsubscribedAt'])
    .executeTakeFirst();
  return row === undefined ? null : { email: row.email, hasLeft: row.unsubscribedAt !== null };
}

/** Unsubscribes an address; an earlier unsubscription keeps its time. False if there is no such subscriber. */
export async function unsubscribe(
  tenant: Tenant,
  subscriberId: string,
  now: Date,
): Promise<boolean> {
  const row = await tenant
    .updateTable('subscribers')
    .set((set) => ({ unsubscribedAt: set.fn.coalesce('unsubscribedAt', set.val(now)) }))
    .where('subscriberId', '=', subscriberId)
    .returning('subscriberId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isMailingList(tenant: Tenant, mailingListId: string): Promise<boolean> {
  const row = await tenant
    .selectFrom('mailingLists')
    .where('mailingListId', '=', mailingListId)
    .select('mailingListId')
    .executeTakeFirst();
  return row !== undefined;
}
