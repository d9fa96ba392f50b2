import type { LookupTransaction, Tenant } from '../../platform/database/index.ts';

/** The websites with gift cards whose delivery date has come. Nobody bought the cards of the demo. */
export async function listDueWebsites(db: LookupTransaction, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('giftCards')
    .where('deliveredAt', 'is', null)
    .where('isActive', '=', true)
    .where('isDemo', '=', false)
    .where('deliverAt', '<=', now)
    .orderBy('websiteId')
    .select('websiteId')
    .distinct()
    .execute();
  return rows.map(({ websiteId }) => websiteId);
}

/** The due gift cards of a website. `above` is an id. */
export async function listDueGiftCards(
  tenant: Tenant,
  now: Date,
  { above, limit }: { readonly above: string; readonly limit: number },
): Promise<string[]> {
  const rows = await tenant
    .selectFrom('giftCards')
    .where('deliveredAt', 'is', null)
    .where('isActive', '=', true)
    .where('isDemo', '=', false)
    .where('deliverAt', '<=', now)
    .where('giftCardId', '>', above)
    .orderBy('giftCardId')
    .limit(limit)
    .select('giftCardId')
    .execute();
  return rows.map(({ giftCardId }) => giftCardId);
}

/** Marks a due card as delivered. Returns false if it is no longer due. */
export async function markDelivered(
  tenant: Tenant,
  giftCardId: string,
  now: Date,
): Promise<boolean> {
  const marked = await tenant
    .updateTable('giftCards')
    .set({ deliveredAt: now })
    .where('giftCardId', '=', giftCardId)
    .where('deliveredAt', 'is', null)
    .where('isActive', '=', true)
    .where('deliverAt', '<=', now)
    .returning('giftCardId')
    .executeTakeFirst();
  return marked !== undefined;
}
