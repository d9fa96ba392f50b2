import * as z from 'zod';
import { hexId, wholeNumber } from '../entities/primitives.ts';

/** Query of every list. Pages are read by cursor, so that new rows do not shift them. */
export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: wholeNumber(1, 100).default(50),
});

/** The response of every list: one page of rows, the cursor of the next one, and the total number of rows. */
export const paged = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    nextCursor: z.string().nullable(),
    total: z.int().min(0),
  });

export const websiteParams = z.object({ websiteId: hexId });

/** A response that only confirms the call. */
export const done = z.object({ ok: z.literal(true) });
