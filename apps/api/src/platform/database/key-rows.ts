import { sql, type RawBuilder } from 'kysely';

/**
 * A list of keys as the rows `requested (key)` of a statement. Each key comes once and in ascending order, however often
 * the list holds it: a statement that joins its rows returns each match once, and two transactions that lock the
 * matches never wait for each other.
 */
export function textKeyRows(keys: readonly string[]): RawBuilder<{ readonly key: string }> {
  return sql`unnest(${[...new Set(keys)].toSorted()}::text[]) as requested (key)`;
}

/** The same of binary keys, such as hashes of tokens. */
export function binaryKeyRows(
  keys: readonly Uint8Array[],
): RawBuilder<{ readonly key: Uint8Array }> {
  const byContent = new Map(keys.map((key) => [Buffer.from(key).toString('hex'), key]));
  const distinct = [...byContent.values()].toSorted(Buffer.compare);
  return sql`unnest(${distinct}::bytea[]) as requested (key)`;
}
