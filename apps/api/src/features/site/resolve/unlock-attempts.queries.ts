import { sql } from 'kysely';
import type { Tenant } from '../../../platform/database/index.ts';

/** How many wrong passwords a page accepts in a window, from all visitors together. */
export const unlockAttemptLimit = { max: 100, windowMs: 3_600_000 } as const;

interface LockedPage {
  readonly pageId: string;
  readonly now: Date;
}

/**
 * Counts a password attempt in one statement, before the password is verified, so that concurrent attempts cannot exceed
 * the limit. Returns null if the attempt is allowed, else the milliseconds until the next one.
 */
export async function countUnlockAttempt(
  tenant: Tenant,
  { pageId, now }: LockedPage,
): Promise<number | null> {
  const { max, windowMs } = unlockAttemptLimit;
  const isWindowOver = sql<boolean>`unlock_attempts.began_at <= ${new Date(now.getTime() - windowMs)}`;
  const counted = await tenant
    .insertInto('unlockAttempts')
    .values({ pageId, tries: 1, beganAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['websiteId', 'pageId'])
        .doUpdateSet({
          tries: sql<number>`case when ${isWindowOver} then 1 else unlock_attempts.tries + 1 end`,
          beganAt: sql<Date>`case when ${isWindowOver} then ${now}::timestamptz else unlock_attempts.began_at end`,
        })
        .where((where) => where.or([isWindowOver, where('unlockAttempts.tries', '<', max)])),
    )
    .returning('tries')
    .executeTakeFirst();
  if (counted !== undefined) return null;
  const row = await tenant
    .selectFrom('unlockAttempts')
    .where('pageId', '=', pageId)
    .select('beganAt')
    .executeTakeFirst();
  return Math.max(1, (row?.beganAt.getTime() ?? 0) + windowMs - now.getTime());
}

/** Removes an attempt from the count: the password was correct. */
export async function refundUnlockAttempt(tenant: Tenant, { pageId }: LockedPage): Promise<void> {
  await tenant
    .updateTable('unlockAttempts')
    .set((set) => ({ tries: set.fn('greatest', [set('tries', '-', 1), sql.lit(0)]) }))
    .where('pageId', '=', pageId)
    .execute();
}
