import * as z from 'zod';

/** A link in a block's props. A page of the site is stored by its permanent URL `/pages/{id}`. */
export const link = z.object({
  href: z.string().trim().max(2000),
  newWindow: z.boolean().default(false),
});
export type Link = z.infer<typeof link>;
