import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/index.ts';

/** How often a page's password may be wrong within a while, whoever tries. */
export const unlockAttemptLimit = { max: 100, windowMs: 3_600_000 } as const;

interface LockedPage {
  readonly websiteId: string;
  readonly pageId: string;
  readonly now: Date;
}

/**
 * Counts a try of a page's password in one statement, before the password is looked at: of many that come at once no
 * more are let through than of those that come in turn. Answers how long to wait instead; null when it may be made.
 */
export async function countUnlockAttempt(
  trx: TenantTransaction,
  { websiteId, pageId, now }: LockedPage,
): Promise<number | null> {
  const { max, windowMs } = unlockAttemptLimit;
  const over = sql<boolean>`unlock_attempts.began_at <= ${new Date(now.getTime() - windowMs)}`;
  const taken = await trx
    .insertInto('unlock_attempts')
    .values({ website_id: websiteId, page_id: pageId, tries: 1, began_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'page_id'])
        .doUpdateSet({
          tries: sql<number>`case when ${over} then 1 else unlock_attempts.tries + 1 end`,
          began_at: sql<Date>`case when ${over} then ${now}::timestamptz else unlock_attempts.began_at end`,
        })
        .where((where) => where.or([over, where('unlock_attempts.tries', '<', max)])),
    )
    .returning('tries')
    .executeTakeFirst();
  if (taken !== undefined) return null;
  const row = await trx
    .selectFrom('unlock_attempts')
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .select('began_at')
    .executeTakeFirst();
  return Math.max(1, (row?.began_at.getTime() ?? 0) + windowMs - now.getTime());
}

/** The try was right: it does not count. */
export async function refundUnlockAttempt(
  trx: TenantTransaction,
  { websiteId, pageId }: LockedPage,
): Promise<void> {
  await trx
    .updateTable('unlock_attempts')
    .set((set) => ({ tries: set.fn('greatest', [set('tries', '-', 1), sql.lit(0)]) }))
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .execute();
}
