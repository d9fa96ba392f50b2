import { sql, type RawBuilder } from 'kysely';
import { withLookup, type LookupTransaction, type OpenedDatabase } from '../database/index.ts';
import { signParts } from '../security/token.ts';
import { portions, type CallLog, type LoggedCall } from './call-log.ts';

/** Deletes two expired rows. Each recorded call does so, so that expired rows do not accumulate. */
const deleteExpired = (db: LookupTransaction, now: Date) =>
  db
    .deleteFrom('callCounts')
    .where('keyHash', 'in', (query) =>
      query
        .selectFrom('callCounts')
        .where('expiresAt', '<', now)
        .orderBy('expiresAt')
        .limit(2)
        .select('keyHash')
        // Locked rows are skipped, so that transactions never wait for each other in a chain.
        .forUpdate()
        .skipLocked(),
    )
    .execute();

const portionOf = (calls: RawBuilder<number>) =>
  sql<number>`greatest(1, (${calls} - ${sql.lit(portions.singles)}) / ${sql.lit(portions.part)})`;

function insertCalls(db: LookupTransaction, keyHash: Buffer, call: LoggedCall, now: Date) {
  const expiresAt = new Date(now.getTime() + call.windowMs);
  const windowStart = new Date(now.getTime() - call.windowMs);
  const max = sql<number>`${call.max}::int`;
  const recent = sql`
    from unnest(call_counts.recorded_at, call_counts.calls) with ordinality as recent (at, calls, ordinal)
    where at > ${windowStart}::timestamptz
  `;
  const remaining = sql<number>`(${max} - coalesce((select sum(calls)::int ${recent}), 0))`;
  return db
    .insertInto('callCounts')
    .values({
      keyHash,
      recordedAt: sql<Date[]>`array[${now}::timestamptz]`,
      calls: sql<number[]>`array[${portionOf(max)}]`,
      expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('keyHash')
        .doUpdateSet({
          recordedAt: sql<
            Date[]
          >`array(select at ${recent} order by ordinal) || ${now}::timestamptz`,
          calls: sql<
            number[]
          >`array(select calls ${recent} order by ordinal) || ${portionOf(remaining)}`,
          expiresAt,
        })
        .where(sql<boolean>`${remaining} > 0`),
    )
    .returning(sql<number>`calls[cardinality(calls)]`.as('granted'))
    .executeTakeFirst();
}

/**
 * Records a call in the database, for all servers together, with one statement. Addresses are stored as keyed hashes
 * only. It records before old rows are deleted, because recording may wait for another transaction that deletes them.
 */
export function createDatabaseCallLog(database: OpenedDatabase, secret: string): CallLog {
  return {
    record(call, now) {
      const keyHash = Buffer.from(signParts(secret, 'calls', call.key), 'base64url');
      return withLookup(database, async (db) => {
        const [recorded] = await Promise.all([
          insertCalls(db, keyHash, call, now),
          deleteExpired(db, now),
        ]);
        if (recorded !== undefined) return { granted: recorded.granted };
        const row = await db
          .selectFrom('callCounts')
          .where('keyHash', '=', keyHash)
          .select('recordedAt')
          .executeTakeFirst();
        const windowStart = now.getTime() - call.windowMs;
        const oldest = row?.recordedAt.map((at) => at.getTime()).find((at) => at > windowStart);
        return { retryMs: Math.max(1, (oldest ?? now.getTime()) + call.windowMs - now.getTime()) };
      });
    },
  };
}
