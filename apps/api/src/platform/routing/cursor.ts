/** A page of rows: one more than wanted was read, to know whether there are more. */
export function toPaged<Row, Out>(
  rows: readonly Row[],
  limit: number,
  toOut: (row: Row) => Out,
  cursorOf: (last: Row) => string,
): { rows: Out[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(toOut),
    nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  };
}

/** Lists whose order is not that of their ids are read by position. */
export const offsetOf = (cursor: string | undefined): number =>
  cursor !== undefined && /^\d{1,6}$/.test(cursor) ? Number(cursor) : 0;
