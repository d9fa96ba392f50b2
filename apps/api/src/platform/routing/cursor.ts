interface PageParts<Row, Out> {
  /** Rows from the cursor on, at most one more than `limit`. */
  readonly rows: readonly Row[];
  readonly limit: number;
  /** How many there are in all. */
  readonly total: number;
  readonly toOut: (row: Row) => Out;
  readonly cursorOf: (last: Row) => string;
}

/** A page of rows: one more than wanted was read, to know whether there are more. */
export function toPaged<Row, Out>({
  rows,
  limit,
  total,
  toOut,
  cursorOf,
}: PageParts<Row, Out>): {
  rows: Out[];
  nextCursor: string | null;
  total: number;
} {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(toOut),
    nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
    total,
  };
}

/** Lists whose order is not that of their ids are read by position. */
export const offsetOf = (cursor: string | undefined): number =>
  cursor !== undefined && /^\d{1,6}$/.test(cursor) ? Number(cursor) : 0;
