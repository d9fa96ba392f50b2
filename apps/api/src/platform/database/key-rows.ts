import { sql, type RawBuilder } from 'kysely';

/**
 * A list of keys as rows `requested (key)` of a statement. Each key occurs once, in ascending order: a join returns
 * each match once, and two transactions that lock the matches cannot deadlock.
 */
export function textKeyRows(keys: readonly string[]): RawBuilder<{ readonly key: string }> {
  return sql`unnest(${[...new Set(keys)].toSorted()}::text[]) as requested (key)`;
}

/** Like `textKeyRows`, for binary keys such as token hashes. */
export function binaryKeyRows(
  keys: readonly Uint8Array[],
): RawBuilder<{ readonly key: Uint8Array }> {
  const keysByHex = new Map(keys.map((key) => [Buffer.from(key).toString('hex'), key]));
  const distinct = [...keysByHex.values()].toSorted(Buffer.compare);
  return sql`unnest(${distinct}::bytea[]) as requested (key)`;
}
