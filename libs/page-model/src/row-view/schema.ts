import * as z from 'zod';
import { block, section } from '@sitewright/contracts/entities';

const cell = z.object({
  /** Width of this part of the row in columns. */
  span: z.int().min(1).max(12),
  blocks: z.array(
    z.object({
      type: z.int().min(1).max(999),
      version: z.int().min(1).default(1),
      props: block.shape.props,
      /** The exact placement of the block; absent in a body that another program wrote. */
      extension: block.omit({ type: true, version: true, props: true }).optional(),
    }),
  ),
});

const row = z.object({
  columns: z.array(cell).max(12),
  extension: z.object({ sectionId: section.shape.id }).optional(),
});

/**
 * The body of a page in the specification's format (CONTENT-02): rows of columns. Exact placements and section designs,
 * which rows cannot express, are in `extension` fields, which a reader may ignore.
 */
export const rowView = z.object({
  raw: z.literal(false),
  layout: z.object({
    columns: z.literal(12),
    rows: z.array(row),
    extension: z.object({ sections: z.array(section.omit({ layout: true })) }).optional(),
  }),
});
export type RowView = z.infer<typeof rowView>;
export type Row = z.infer<typeof row>;
export type RowCell = z.infer<typeof cell>;
