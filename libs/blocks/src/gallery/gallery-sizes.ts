import type { PropsOf } from '../block/define-block.ts';
import type { gallery } from './schema.ts';

/** A row of the grid never holds more than this on a phone. */
const phonePerRow = 2;

const share = (sizes: string, perRow: number) =>
  perRow === 1
    ? sizes
    : sizes.replace(
        /^(\(width >= 48rem\)) (.+), 100vw$/,
        (_, condition: string, wide: string) =>
          `${condition} calc(${wide} / ${perRow}), ${Math.round(100 / Math.min(perRow, phonePerRow))}vw`,
      );

/** The attribute `sizes` of the pictures of a gallery that is itself as wide as `sizes` says. */
export function gallerySizes(props: PropsOf<typeof gallery>, sizes: string): string {
  switch (props.design) {
    case 'grid':
      return share(sizes, props['thumbnails-per-row']);
    case 'carousel':
      return share(sizes, props.slidesPerRow);
    case 'autocolumns':
    case 'autogrid':
      return `(width >= 48rem) ${Math.round(props.columnWidth * 1.4)}px, 100vw`;
    case 'list':
      return `(width >= 48rem) ${props.listImageSize}vw, 50vw`;
    default:
      return sizes;
  }
}
