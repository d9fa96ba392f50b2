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

/** The maximum number of slides in a row on phones. */
const maxPerRowOnPhones = 2;

const responsiveSizes = (wide: string, narrow: string): string =>
  `(width >= 48rem) ${wide}, ${narrow}`;

function columnSizes(sizes: string, perRow: number): string {
  const { wide, narrow } = lengthsOf(sizes);
  return responsiveSizes(
    scaleLength(wide, 1 / perRow),
    scaleLength(narrow, 1 / Math.min(perRow, maxPerRowOnPhones)),
  );
}

/** The attribute `sizes` of a gallery's images if the gallery itself is as wide as `sizes`. */
export function gallerySizes(props: PropsOf<typeof gallery>, sizes: string): string {
  const { wide, narrow } = lengthsOf(sizes);
  switch (props.design) {
    case 'grid':
      return columnSizes(sizes, props['thumbnails-per-row']);
    case 'carousel':
      return columnSizes(sizes, props.slidesPerRow);
    case 'autocolumns':
    case 'autogrid':
      return responsiveSizes(`${Math.round(props.columnWidth * 1.4)}px`, narrow);
    case 'list':
      return responsiveSizes(scaleLength(wide, props.listImageSize / 100), narrow);
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
  const slideRatio = numberOf(slides[index]?.style?.['--gallery-slide-ratio']);
  const height = String(root.style?.['--gallery-height']);
  const isStrip = height.endsWith('cqi') && slideRatio !== undefined;
  // A strip's height is a percentage of its width, and its slides' widths follow from their ratios.
  const width = isStrip
    ? mapSizes(sizes, (length) => scaleLength(length, (numberOf(height)! / 100) * slideRatio))
    : gallerySizes(props, sizes);
  const ratio = numberOf(root.style?.['--gallery-ratio']) ?? slideRatio;
  const isCropped = root.className?.split(' ').includes('gallery-crop') === true;
  return { sizes: width, ratio, ...(isCropped && ratio !== undefined ? { crop: { ratio } } : {}) };
}

/** Width and crop of a slide's thumbnail. */
export function thumbnailFrame(
  { root, thumbnails }: Pick<GalleryMarkup, 'root' | 'thumbnails'>,
  index: number,
): Frame {
  const height = numberOf(root.style?.['--gallery-thumbnail-height']) ?? 100;
  const ratio = numberOf(thumbnails?.items[index]?.style?.['--gallery-thumbnail-ratio']) ?? 1;
  return { sizes: `${Math.ceil(height * ratio)}px`, crop: { ratio } };
}
