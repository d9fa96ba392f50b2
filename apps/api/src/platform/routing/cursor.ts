interface PageParts<Row, Out> {
  /** Rows from the cursor on, at most one more than `limit`. */
  readonly rows: readonly Row[];
  readonly limit: number;
  /** The total number of rows. */
  readonly total: number;
  readonly toOut: (row: Row) => Out;
  readonly cursorOf: (last: Row) => string;
}

/** A page of rows: one more than `limit` was read, to know whether there are more. */
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

/** Lists that are not ordered by id use an offset. */
export const offsetOf = (cursor: string | undefined): number =>
  cursor !== undefined && /^\d{1,6}$/.test(cursor) ? Number(cursor) : 0;
