import * as z from 'zod';

/** A customer's review of a product. */
export const review = z.strictObject({
  /** Stars, 5 the best. */
  rating: z.int().min(1).max(5),
  text: z.string().trim().max(5000),
});
export type Review = z.infer<typeof review>;
