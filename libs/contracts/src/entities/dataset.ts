import * as z from 'zod';

/** The numbers of a chart with their maximum size. */
export const dataset = z.strictObject({
  maxRows: z.int().min(1),
  /** Without the first column, which contains the labels. */
  maxColumns: z.int().min(1),
  rows: z.array(z.array(z.string())),
});
export type Dataset = z.infer<typeof dataset>;
