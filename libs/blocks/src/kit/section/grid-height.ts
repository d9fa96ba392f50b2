import type { SiteStyles } from '@sitewright/contracts/entities';

type Spacing = SiteStyles['spacing'];

/** A row and the gap after it in pixels and in hundredths of the window, as `section.css` draws them on wide screens. */
const rowPx = 40;
const rowVw = 2.4;
const rowWithGapVw = 3.8;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * Height of so many rows of the grid on wide screens, as a CSS length: the least that they have, since text in them may
 * need more.
 */
export const gridHeight = (rows: number, { gapPx }: Pick<Spacing, 'gapPx'>): string =>
  `min(${rounded(rows * rowWithGapVw)}vw, ${rounded(rows * rowVw)}vw + ${rows * gapPx}px, ${rows * (rowPx + gapPx)}px)`;
