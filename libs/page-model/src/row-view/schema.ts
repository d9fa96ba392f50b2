import * as z from 'zod';
import { block, section } from '@sitewright/contracts/entities';

const cell = z.object({
  /** Columns that this part of the row takes. */
  span: z.int().min(1).max(12),
  blocks: z.array(
    z.object({
      type: z.int().min(1).max(999),
      version: z.int().min(1).default(1),
      props: block.shape.props,
      /** Where exactly the block stands; absent in a body that came from elsewhere. */
      extension: block.omit({ type: true, version: true, props: true }).optional(),
    }),
  ),
});

const row = z.object({
  columns: z.array(cell).max(12),
  extension: z.object({ sectionId: section.shape.id }).optional(),
});

/**
 * The body of a page as the specification writes it (CONTENT-02): rows of columns. What rows cannot say,
 * exact placements and the design of sections, stands in `extension` fields, which a reader may skip.
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
