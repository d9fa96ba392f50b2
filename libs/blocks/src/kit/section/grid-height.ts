import type { SiteStyles } from '@sitewright/contracts/entities';

type Spacing = SiteStyles['spacing'];

/** A row and its gap in pixels and in percent of the window, as in `section.css` on wide screens. */
const rowPx = 40;
const rowVw = 2.4;
const rowWithGapVw = 3.8;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Height of grid rows on wide screens, as a CSS length: a minimum, because text may need more. */
export const gridHeight = (rows: number, { gapPx }: Pick<Spacing, 'gapPx'>): string =>
  `min(${round(rows * rowWithGapVw)}vw, ${round(rows * rowVw)}vw + ${rows * gapPx}px, ${rows * (rowPx + gapPx)}px)`;
