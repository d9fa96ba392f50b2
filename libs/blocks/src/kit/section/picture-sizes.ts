import type { PhonePlacement, SectionDesign, SiteStyles } from '@sitewright/contracts/entities';

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Columns of the grid, and of its phone layout once an owner has arranged that. */
const gridColumns = 12;
const phoneColumns = 4;

/**
 * The attribute `sizes` of a picture as wide as its block: so many of the grid's twelve columns, and where the phone
 * layout begins the whole width, or so many of its four.
 */
export function pictureSizes(
  width: SectionDesign['width'],
  columns: number,
  { pageWidthPx, pagePaddingVw }: SiteStyles['spacing'],
  phone?: Pick<PhonePlacement, 'width'>,
): string {
  // A section of the whole width has no padding at its sides.
  const available = width === 'full' ? 100 : 100 - 2 * pagePaddingVw;
  const share = rounded((columns / gridColumns) * available);
  const most = Math.round((columns / gridColumns) * pageWidthPx);
  const wide = width === 'inset' ? `min(${share}vw, ${most}px)` : `${share}vw`;
  const narrow = rounded(((phone?.width ?? phoneColumns) / phoneColumns) * available);
  return `(width >= 48rem) ${wide}, ${narrow}vw`;
}
