import * as z from 'zod';

/** Figures of a chart with the size to which they are cut. */
export const dataset = z.strictObject({
  maxRows: z.int().min(1),
  /** Without the first column, which holds the labels. */
  maxColumns: z.int().min(1),
  rows: z.array(z.array(z.string())),
});
export type Dataset = z.infer<typeof dataset>;
