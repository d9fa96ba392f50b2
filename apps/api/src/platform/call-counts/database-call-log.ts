import { isErrorResult } from '@sitewright/contracts/errors';
import { sql, type RawBuilder } from 'kysely';
import { again, createBatchQueue } from '../batches/batch-queue.ts';
import {
  binaryKeyRows,
  withLookup,
  type LookupTransaction,
  type OpenedDatabase,
} from '../database/index.ts';
import { DatabaseOutage } from '../database/outage.ts';
import { signParts } from '../security/token.ts';
import { portions, type CallLog, type LoggedCall, type Recorded } from './call-log.ts';

/** The limit of a batch's calls, at the time of the latest one. */
interface BatchLimit extends Pick<LoggedCall, 'max' | 'windowMs'> {
  readonly now: Date;
}

/** Deletes two expired rows for each recorded call, so that expired rows do not accumulate. */
const deleteExpired = (db: LookupTransaction, now: Date, calls: number) =>
  db
    .deleteFrom('callCounts')
    .where('keyHash', 'in', (query) =>
      query
        .selectFrom('callCounts')
        .where('expiresAt', '<', now)
        .orderBy('expiresAt')
        .limit(2 * calls)
        .select('keyHash')
        // Locked rows are skipped, so that transactions never wait for each other in a chain.
        .forUpdate()
        .skipLocked(),
    )
    .execute();

const textOf = (keyHash: Uint8Array): string => Buffer.from(keyHash).toString('base64url');

const portionOf = (calls: RawBuilder<number>) =>
  sql<number>`greatest(1, (${calls} - ${sql.lit(portions.singles)}) / ${sql.lit(portions.part)})`;

/** Records the calls of different keys, where their limits are not reached. The rows are locked in the order of their keys. */
async function insertCalls(
  db: LookupTransaction,
  keyHashes: readonly Buffer[],
  { max: maxCalls, windowMs, now }: BatchLimit,
): Promise<ReadonlyMap<string, Recorded>> {
  const expiresAt = new Date(now.getTime() + windowMs);
  const windowStart = new Date(now.getTime() - windowMs);
  const max = sql<number>`${maxCalls}::int`;
  const recent = sql`
    from unnest(call_counts.recorded_at, call_counts.calls) with ordinality as recent (at, calls, ordinal)
    where at > ${windowStart}::timestamptz
  `;
  const remaining = sql<number>`(${max} - coalesce((select sum(calls)::int ${recent}), 0))`;
  const { rows } = await sql<{ readonly keyHash: Uint8Array; readonly granted: number }>`
    insert into call_counts (key_hash, recorded_at, calls, expires_at)
    select key, array[${now}::timestamptz], array[${portionOf(max)}], ${expiresAt}::timestamptz
    from ${binaryKeyRows(keyHashes)}
    on conflict (key_hash) do update set
      recorded_at = array(select at ${recent} order by ordinal) || excluded.recorded_at,
      calls = array(select calls ${recent} order by ordinal) || ${portionOf(remaining)},
      expires_at = excluded.expires_at
    where ${remaining} > 0
    returning key_hash, calls[cardinality(calls)] as granted
  `.execute(db);
  return new Map(rows.map(({ keyHash, granted }) => [textOf(keyHash), { granted }]));
}

/** Returns the milliseconds until another call is allowed, by the key of each limit that is reached. */
async function findRetryTimes(
  db: LookupTransaction,
  keyHashes: readonly Buffer[],
  { windowMs, now }: BatchLimit,
): Promise<ReadonlyMap<string, Recorded>> {
  const rows = await db
    .selectFrom('callCounts')
    .where('keyHash', 'in', keyHashes)
    .select(['keyHash', 'recordedAt'])
    .execute();
  const windowStart = now.getTime() - windowMs;
  return new Map(
    rows.map(({ keyHash, recordedAt }) => {
      const oldest = recordedAt.map((at) => at.getTime()).find((at) => at > windowStart);
      const retryMs = (oldest ?? now.getTime()) + windowMs - now.getTime();
      return [textOf(keyHash), { retryMs: Math.max(1, retryMs) }];
    }),
  );
}

interface Job {
  /** In base64url. */
  readonly keyHash: string;
  readonly call: LoggedCall;
  readonly now: Date;
}

/** One batch of a limit at a time. While the database stores it, the next one collects calls; a single call does not wait. */
const batchLimits = { running: 1, size: 64, waiting: 10_000, waitMs: 2_000, gatherMs: 1 } as const;

/**
 * Records calls in the database, for all servers together. Addresses are stored as keyed hashes only. The calls of one
 * limit that arrive together share a transaction, which would otherwise cost more than a cached page.
 * Calls are recorded before old rows are deleted, because recording may wait for another transaction that deletes them.
 */
export function createDatabaseCallLog(database: OpenedDatabase, secret: string): CallLog {
  async function recordBatch(jobs: readonly Job[]): Promise<readonly (Recorded | typeof again)[]> {
    const [first] = jobs;
    if (first === undefined) return [];
    // A statement changes a row once, so further calls of a key are part of the next batch.
    const jobsByKey = new Map(jobs.toReversed().map((job) => [job.keyHash, job]));
    const keyHashes = [...jobsByKey.keys()].map((text) => Buffer.from(text, 'base64url'));
    const { max, windowMs } = first.call;
    const now = new Date(Math.max(...jobs.map((job) => job.now.getTime())));
    const limit = { max, windowMs, now };
    const recorded = await withLookup(database, async (db) => {
      const [granted] = await Promise.all([
        insertCalls(db, keyHashes, limit),
        deleteExpired(db, now, keyHashes.length),
      ]);
      const rejected = keyHashes.filter((keyHash) => !granted.has(textOf(keyHash)));
      if (rejected.length === 0) return granted;
      return new Map([...granted, ...(await findRetryTimes(db, rejected, limit))]);
    });
    return jobs.map((job) =>
      jobsByKey.get(job.keyHash) === job
        ? (recorded.get(job.keyHash) ?? { retryMs: windowMs })
        : again,
    );
  }

  const queue = createBatchQueue<Job, Recorded>(batchLimits, recordBatch);
  return {
    async record(call, now) {
      const keyHash = signParts(secret, 'calls', call.key);
      const recorded = await queue.submit(`${call.max} ${call.windowMs}`, { keyHash, call, now });
      if (isErrorResult(recorded)) throw new DatabaseOutage('databaseBusy');
      return recorded;
    },
  };
}
