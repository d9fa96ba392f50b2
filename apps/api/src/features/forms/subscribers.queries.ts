import type { TenantTransaction } from '../../platform/database/index.ts';

interface Subscriber {
  readonly websiteId: string;
  readonly mailingListId: string;
  readonly email: string;
  readonly now: Date;
}

/** Adds an address to a mailing list; one that had left comes back. */
export async function subscribe(
  trx: TenantTransaction,
  { websiteId, mailingListId, email, now }: Subscriber,
): Promise<void> {
  await trx
    .insertInto('subscribers')
    .values({
      website_id: websiteId,
      mailing_list_id: mailingListId,
      email: email.toLowerCase(),
      subscribed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'mailing_list_id', 'email'])
        .doUpdateSet({ subscribed_at: now, unsubscribed_at: null })
        .where('subscribers.unsubscribed_at', 'is not', null),
    )
    .execute();
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
