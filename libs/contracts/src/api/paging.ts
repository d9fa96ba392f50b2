import * as z from 'zod';
import { hexId, wholeNumber } from '../entities/primitives.ts';

/** Query of every list: pages are read by cursor, so that new rows never shift what was read. */
export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: wholeNumber(1, 100).default(50),
});

/** Every list answers one page of rows, where the next one begins, and how many rows there are in all. */
export const paged = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    nextCursor: z.string().nullable(),
    total: z.int().min(0),
  });

export const websiteParams = z.object({ websiteId: hexId });

/** An answer that only says that the call was carried out. */
export const done = z.object({ ok: z.literal(true) });
