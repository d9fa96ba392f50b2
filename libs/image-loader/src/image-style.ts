import { fitAlignments } from './fit-alignment.ts';
import { objectPosition } from './focal-point.ts';
import type { ImageConfig } from './image-config.ts';

/** Inline style of an image element, with the property names of the DOM and of React. */
export interface ImageStyle {
  readonly display?: 'block';
  readonly objectFit?: 'cover' | 'contain' | 'scale-down';
  readonly objectPosition?: string;
  readonly aspectRatio?: string;
  readonly width?: string;
  readonly height?: string;
  readonly minWidth?: string;
  readonly maxWidth?: string;
  readonly maxHeight?: string;
  readonly backgroundColor?: string;
  readonly backgroundImage?: string;
  readonly backgroundSize?: 'cover';
}

/** The part of a config that determines how an image fits its box. */
export type ImageFit = Pick<
  ImageConfig,
  'cropMode' | 'focalPoint' | 'fitAlignment' | 'stretch' | 'fixedRatio' | 'dimensions'
>;

/** As wide as the container; the height follows from the image's ratio or the container. */
function boxStyle({ fixedRatio, dimensions }: ImageFit): ImageStyle {
  if (!fixedRatio || !dimensions) return { width: '100%', height: '100%' };
  const { width, height } = dimensions;
  return { width: '100%', height: 'auto', aspectRatio: `${width} / ${height}` };
}

function coverStyle({ focalPoint, stretch, dimensions }: ImageFit): ImageStyle {
  const crop = { objectFit: 'cover', objectPosition: objectPosition(focalPoint) } as const;
  if (stretch || !dimensions) return crop;
  // A box limited to the image's own size in both directions is covered without enlarging it.
  return { ...crop, maxWidth: `${dimensions.width}px`, maxHeight: `${dimensions.height}px` };
}

function ownSizeStyle({ stretch, dimensions }: ImageFit): ImageStyle {
  const width = dimensions ? `${dimensions.width}px` : 'auto';
  return { width, height: 'auto', maxWidth: 'none', ...(stretch ? { minWidth: '100%' } : {}) };
}

/** The style of an image in its box: crop mode, focal point, alignment, and whether it may grow. */
export function imageStyle(fit: ImageFit): ImageStyle {
  // As inline content it would leave a gap below when it loads, and shift the page.
  const display = 'block';
  if (fit.cropMode === 'none') return { display, ...ownSizeStyle(fit) };
  if (fit.cropMode === 'cover') return { display, ...boxStyle(fit), ...coverStyle(fit) };
  return {
    display,
    ...boxStyle(fit),
    objectFit: fit.stretch ? 'contain' : 'scale-down',
    objectPosition: fitAlignments[fit.fitAlignment],
  };
}
