import type { SectionDesign } from '@sitewright/contracts/entities';

/**
 * The attribute `sizes` of a picture as wide as its block: so many of the grid's twelve columns,
 * and the whole width where the phone layout begins.
 */
export function pictureSizes(
  width: SectionDesign['width'],
  columns: number,
  pageWidthPx: number,
): string {
  const share = Math.round((columns / 12) * 1000) / 10;
  const most = Math.round((columns / 12) * pageWidthPx);
  const wide = width === 'inset' ? `min(${share}vw, ${most}px)` : `${share}vw`;
  return `(width >= 48rem) ${wide}, 100vw`;
}
