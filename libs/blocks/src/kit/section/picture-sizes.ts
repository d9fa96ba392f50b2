import type { PhonePlacement, SectionDesign, SiteStyles } from '@sitewright/contracts/entities';

const round = (value: number): number => Math.round(value * 10) / 10;

/** Columns of the grid, and of the phone layout if the owner arranged one. */
const gridColumns = 12;
const phoneColumns = 4;

/**
 * The attribute `sizes` of an image as wide as its block: its share of the twelve columns, and on phones the full
 * width, or its share of the four columns.
 */
export function pictureSizes(
  width: SectionDesign['width'],
  columns: number,
  { pageWidthPx, pagePaddingVw }: SiteStyles['spacing'],
  phone?: Pick<PhonePlacement, 'width'>,
): string {
  // A full-width section has no horizontal padding.
  const available = width === 'full' ? 100 : 100 - 2 * pagePaddingVw;
  const widthVw = round((columns / gridColumns) * available);
  const maxPx = Math.round((columns / gridColumns) * pageWidthPx);
  const wide = width === 'inset' ? `min(${widthVw}vw, ${maxPx}px)` : `${widthVw}vw`;
  const narrow = round(((phone?.width ?? phoneColumns) / phoneColumns) * available);
  return `(width >= 48rem) ${wide}, ${narrow}vw`;
}
