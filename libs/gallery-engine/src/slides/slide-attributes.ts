import { slideTypes, type Slide } from './slide.ts';

/** The `data-` attributes of a slide element, in the names of the DOM's `dataset`. */
export interface SlideDataset {
  readonly [name: string]: string | undefined;
}

/** The attributes under which a slide is written by the server and read in the browser. */
export interface SlideAttributes {
  readonly 'data-type': string;
  readonly 'data-slide-id'?: string;
  readonly 'data-slide-url'?: string;
  readonly 'data-click-through-url'?: string;
  readonly 'data-image-dimensions'?: string;
  readonly 'data-image-focal-point'?: string;
  readonly 'data-src'?: string;
}

function numberPair(text: string | undefined, separator: string): [number, number] | undefined {
  const [first, second, ...rest] = (text ?? '').split(separator).map((part) => Number(part));
  const isPair = rest.length === 0 && Number.isFinite(first) && Number.isFinite(second);
  return isPair && text?.trim() ? [first as number, second as number] : undefined;
}

function readDimensions(text: string | undefined): Slide['dimensions'] {
  const [width = 0, height = 0] = numberPair(text, 'x') ?? [];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function readFocalPoint(text: string | undefined): Slide['focalPoint'] {
  const pair = numberPair(text, ',');
  return pair && { x: pair[0], y: pair[1] };
}

/** Reads a slide from its element's dataset. Anything unreadable counts as absent; the type as image. */
export function parseSlide(dataset: SlideDataset): Slide {
  return {
    type: slideTypes.find((type) => type === dataset.type) ?? 'image',
    id: dataset.slideId || undefined,
    url: dataset.slideUrl || undefined,
    clickThroughUrl: dataset.clickThroughUrl || undefined,
    dimensions: readDimensions(dataset.imageDimensions),
    focalPoint: readFocalPoint(dataset.imageFocalPoint),
    source: dataset.src || undefined,
  };
}

/** The attributes that `parseSlide` reads, for the server's markup. What a slide lacks is left out. */
export function slideAttributes(slide: Slide): SlideAttributes {
  const { dimensions, focalPoint } = slide;
  const attributes = {
    'data-type': slide.type,
    'data-slide-id': slide.id,
    'data-slide-url': slide.url,
    'data-click-through-url': slide.clickThroughUrl,
    'data-image-dimensions': dimensions && `${dimensions.width}x${dimensions.height}`,
    'data-image-focal-point': focalPoint && `${focalPoint.x},${focalPoint.y}`,
    'data-src': slide.source,
  };
  const present = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as unknown as SlideAttributes;
}
