import { parsePositiveNumber } from '../number-option.ts';
import { readSlide, type SlideDataset } from './read-slide.ts';
import type { Slide } from './slide.ts';

/** The attributes of a slide that the server writes and the browser reads. */
export interface SlideAttributes {
  readonly 'data-type': string;
  readonly 'data-slide-id'?: string;
  readonly 'data-slide-url'?: string;
  readonly 'data-click-through-url'?: string;
  readonly 'data-image-dimensions'?: string;
  readonly 'data-image-focal-point'?: string;
  readonly 'data-caption-height'?: string;
  readonly 'data-src'?: string;
}

const focalPointPattern = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/;

function readFocalPoint(text = ''): Slide['focalPoint'] {
  const [, x, y] = focalPointPattern.exec(text) ?? [];
  return x && y ? { x: Number(x), y: Number(y) } : undefined;
}

/** Parses a slide from its element's dataset. Invalid values count as absent; an invalid type as image. */
export const parseSlide = (dataset: SlideDataset): Slide => ({
  ...readSlide(dataset),
  focalPoint: readFocalPoint(dataset.imageFocalPoint),
  captionHeight: parsePositiveNumber(dataset.captionHeight),
  source: dataset.src || undefined,
});

/** The attributes that `parseSlide` reads, for the server's markup. Absent values are omitted. */
export function slideAttributes(slide: Slide): SlideAttributes {
  const { dimensions, focalPoint, captionHeight } = slide;
  const attributes = {
    'data-type': slide.type,
    'data-slide-id': slide.id,
    'data-slide-url': slide.url,
    'data-click-through-url': slide.clickThroughUrl,
    'data-image-dimensions': dimensions && `${dimensions.width}x${dimensions.height}`,
    'data-image-focal-point': focalPoint && `${focalPoint.x},${focalPoint.y}`,
    'data-caption-height': captionHeight && `${captionHeight}`,
    'data-src': slide.source,
  };
  const present = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as unknown as SlideAttributes;
}
