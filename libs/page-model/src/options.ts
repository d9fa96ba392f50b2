import { contentLimits } from '@sitewright/contracts/limits';

/** The fixed measures of a page document. */
export const pageModelOptions = {
  /** Columns of a section's grid. */
  columns: 12,
  /** Columns of the same section on a phone. */
  phoneColumns: 4,
  /** The last row of the grid; a placement may not reach below it. */
  rows: 500,
  /** The last row on a phone, where blocks stand below one another. */
  phoneRows: 1000,
  /** The most rows that one block takes. */
  blockHeight: 200,
  /** Blocks in one section (LIMIT-01). */
  blocksPerLayout: contentLimits.blocksPerLayout,
  /** Sections of one document. */
  sections: 60,
  /** Gestures that can be undone. */
  undoSteps: 500,
} as const;
