import { sql } from 'kysely';
import type { LookupTransaction } from '../../platform/database/index.ts';

/** After this time without an attempt, counting starts again. */
export const attemptsWindowMs = 900_000;

/** The delays after the first, second … attempt. After the tenth, the next one waits for a new window. */
export const attemptDelaysMs = [
  0,
  0,
  0,
  2_000,
  4_000,
  8_000,
  16_000,
  32_000,
  64_000,
  attemptsWindowMs,
] as const;

const delays = sql`(array[${sql.join(attemptDelaysMs.map((ms) => sql.lit(ms)))}]::int[])`;
const delayAfter = (tries: ReturnType<typeof sql<number>>) =>
  sql<Date>`${delays}[${tries}] * interval '1 millisecond'`;

/** Each attempt deletes two expired rows, so that the table does not grow beyond those of one window. */
const deleteExpired = (db: LookupTransaction, before: Date) =>
  db
    .deleteFrom('loginAttempts')
    .where('keyHash', 'in', (expired) =>
      expired
        .selectFrom('loginAttempts')
        .where('lastAt', '<', before)
        .orderBy('lastAt')
        .limit(2)
        .select('keyHash')
        // Skips rows that another transaction counts on: without waiting, there is no chain of transactions that wait
        // for each other.
        .forUpdate()
        .skipLocked(),
    )
    .execute();

/**
 * Counts an attempt with one statement, before the password is verified: concurrent attempts pass no more often than
 * sequential ones. Returns how long to wait, or null if the attempt is allowed. It counts before old rows are deleted,
 * because counting may wait for another transaction that deletes them.
 */
export async function countAttempt(
  db: LookupTransaction,
  keyHash: Buffer,
  now: Date,
): Promise<number | null> {
  const windowStart = new Date(now.getTime() - attemptsWindowMs);
  const nowValue = sql<Date>`${now}::timestamptz`;
  const tries = sql<number>`case when login_attempts.last_at <= ${windowStart} then 1
    else least(login_attempts.tries + 1, ${sql.lit(attemptDelaysMs.length)}) end`;
  const counted = await db
    .insertInto('loginAttempts')
    .values({ keyHash, tries: 1, lastAt: now, nextAt: now })
    .onConflict((conflict) =>
      conflict
        .column('keyHash')
        .doUpdateSet({
          tries,
          lastAt: now,
          nextAt: sql<Date>`${nowValue} + ${delayAfter(tries)}`,
        })
        .where('loginAttempts.nextAt', '<=', now),
    )
    .returning('tries')
    .executeTakeFirst();
  await deleteExpired(db, windowStart);
  if (counted !== undefined) return null;
  const row = await db
    .selectFrom('loginAttempts')
    .where('keyHash', '=', keyHash)
    .select('nextAt')
    .executeTakeFirst();
  return Math.max(1, (row?.nextAt.getTime() ?? 0) - now.getTime());
}

/** The attempt was correct: it does not count, and the next one is not delayed. */
export async function uncountAttempt(
  db: LookupTransaction,
  keyHash: Buffer,
  now: Date,
): Promise<void> {
  await db
    .updateTable('loginAttempts')
    .set((set) => ({ tries: set.fn('greatest', [set('tries', '-', 1), sql.lit(0)]), nextAt: now }))
    .where('keyHash', '=', keyHash)
    .execute();
}
