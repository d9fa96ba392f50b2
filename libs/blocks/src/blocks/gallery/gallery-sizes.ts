import type { GalleryMarkup } from '@sitewright/gallery-engine';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { PictureDrawing } from '../../kit/picture/picture-attributes.ts';
import { lengthsOf, mapSizes, scaleLength } from '../../kit/picture/sizes-list.ts';
import type { gallery } from './schema.ts';

type Frame = Pick<PictureDrawing, 'sizes' | 'crop'>;

/** The frame of a slide. */
export interface SlideFrame extends Frame {
  /** Its aspect ratio, where the engine determines it. */
  readonly ratio: number | undefined;
}

/** The maximum of slides in a grid row on phones. */
const phonePerRow = 2;

const bySize = (wide: string, narrow: string): string => `(width >= 48rem) ${wide}, ${narrow}`;

function share(sizes: string, perRow: number): string {
  const { wide, narrow } = lengthsOf(sizes);
  return bySize(
    scaleLength(wide, 1 / perRow),
    scaleLength(narrow, 1 / Math.min(perRow, phonePerRow)),
  );
}

/** The attribute `sizes` of a gallery's images if the gallery itself is as wide as `sizes`. */
export function gallerySizes(props: PropsOf<typeof gallery>, sizes: string): string {
  const { wide, narrow } = lengthsOf(sizes);
  switch (props.design) {
    case 'grid':
      return share(sizes, props['thumbnails-per-row']);
    case 'carousel':
      return share(sizes, props.slidesPerRow);
    case 'autocolumns':
    case 'autogrid':
      return bySize(`${Math.round(props.columnWidth * 1.4)}px`, narrow);
    case 'list':
      return bySize(scaleLength(wide, props.listImageSize / 100), narrow);
    default:
      return sizes;
  }
}

/** Custom properties as numbers: `46cqi` is 46. */
const numberOf = (value: string | number | undefined): number | undefined => {
  const number = Number.parseFloat(String(value));
  return Number.isNaN(number) ? undefined : number;
};

/** Width, aspect ratio and crop of a slide's image in the engine's layout. */
export function slideFrame(
  props: PropsOf<typeof gallery>,
  { root, slides }: Pick<GalleryMarkup, 'root' | 'slides'>,
  index: number,
  sizes: string,
): SlideFrame {
  const own = numberOf(slides[index]?.style?.['--gallery-slide-ratio']);
  const height = String(root.style?.['--gallery-height']);
  const isStrip = height.endsWith('cqi') && own !== undefined;
  // A strip's height is a percentage of its width, and its slides' widths follow from their ratios.
  const width = isStrip
    ? mapSizes(sizes, (length) => scaleLength(length, (numberOf(height)! / 100) * own))
    : gallerySizes(props, sizes);
  const ratio = numberOf(root.style?.['--gallery-ratio']) ?? own;
  const isCropped = root.className?.split(' ').includes('gallery-crop') === true;
  return { sizes: width, ratio, ...(isCropped && ratio !== undefined ? { crop: { ratio } } : {}) };
}

/** The same for its thumbnail. */
export function thumbnailFrame(
  { root, thumbnails }: Pick<GalleryMarkup, 'root' | 'thumbnails'>,
  index: number,
): Frame {
  const height = numberOf(root.style?.['--gallery-thumbnail-height']) ?? 100;
  const ratio = numberOf(thumbnails?.items[index]?.style?.['--gallery-thumbnail-ratio']) ?? 1;
  return { sizes: `${Math.ceil(height * ratio)}px`, crop: { ratio } };
}
