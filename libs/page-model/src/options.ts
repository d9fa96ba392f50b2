import { contentLimits } from '@sitewright/contracts/limits';

/** Limits of a page document. */
export const pageModelOptions = {
  /** Columns of a section's grid. */
  columns: 12,
  /** Columns of the same section on a phone. */
  phoneColumns: 4,
  /** The last row in which a block may start. */
  rows: 500,
  /** The same on a phone: more, because blocks are stacked there. */
  phoneRows: 1000,
  /** Maximum rows of a block. */
  blockHeight: 200,
  /** Maximum blocks of a section (LIMIT-01). */
  blocksPerLayout: contentLimits.blocksPerLayout,
  /** Maximum sections of a document. */
  sections: 60,
  /** Maximum number of undo steps. */
  undoSteps: 500,
} as const;
