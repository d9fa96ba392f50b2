import type { Slide } from '../slides/slide.ts';
import { slideRatio } from '../slides/slide-ratio.ts';
import { carouselVariables } from './carousel.ts';
import {
  completeOptions,
  type FrameOptions,
  type FullOptions,
  type GivenOptions,
} from './design-options.ts';
import { assertEngineDesign, isIndexedDesign, type EngineDesign } from './engine-design.ts';
import { metaPositions } from './meta-position.ts';
import { stackedVariables } from './stacked.ts';
import { stripVariables } from './strip.ts';

/** Inline style made of custom properties; the style sheet does the rest. */
export interface LayoutStyle {
  readonly [property: `--gallery-${string}`]: string | number;
}

/** Class and style of one element. */
export interface LayoutPart {
  readonly className: string;
  readonly style: LayoutStyle;
}

/** A gallery's place on the page, known before any image or script has loaded. */
export interface GalleryLayout {
  readonly container: LayoutPart;
  readonly items: readonly LayoutPart[];
}

type Variables<Design extends EngineDesign> = (
  options: FullOptions<Design>,
  slides: readonly Slide[],
) => LayoutStyle;

const px = (length: number) => `${length}px`;

const variables: { readonly [Design in EngineDesign]: Variables<Design> } = {
  base: ({ padding }) => ({ '--gallery-gap': px(padding) }),
  stacked: stackedVariables,
  strip: stripVariables,
  grid: ({ perRow, padding }) => ({ '--gallery-per-row': perRow, '--gallery-gap': px(padding) }),
  autogrid: ({ columnWidth, gutter }) => ({
    '--gallery-column': px(columnWidth),
    '--gallery-gap': px(gutter),
  }),
  autocolumns: ({ columnWidth, gutter }) => ({
    '--gallery-column': px(columnWidth),
    '--gallery-gap': px(gutter),
  }),
  autorows: ({ rowHeight, gutter }) => ({
    '--gallery-row': px(rowHeight),
    '--gallery-gap': px(gutter),
  }),
  carousel: carouselVariables,
  list: ({ imageSize, padding }) => ({
    '--gallery-image-size': `${imageSize}%`,
    '--gallery-gap': px(padding),
  }),
};

function itemStyle(slide: Slide, { aspectRatio, autoCrop }: FrameOptions): LayoutStyle {
  const { x, y } = slide.focalPoint ?? { x: 0.5, y: 0.5 };
  return {
    '--gallery-slide-ratio': +slideRatio(slide, aspectRatio).toFixed(4),
    ...(autoCrop ? { '--gallery-slide-focus': `${x * 100}% ${y * 100}%` } : {}),
  };
}

/**
 * Lays a design out as classes and custom properties. The result depends on nothing but its
 * arguments, so the server writes it and no image or script moves anything later.
 * Throws `RangeError` for an unknown design.
 *
 * @example layout('grid', { perRow: 3 }, slides).container.style // { '--gallery-per-row': 3, … }
 */
export function layout<Design extends EngineDesign>(
  design: Design,
  options: GivenOptions<Design>,
  slides: readonly Slide[],
): GalleryLayout {
  assertEngineDesign(design);
  const full = completeOptions<Design>(design, options);
  const kind = isIndexedDesign(design) ? ' gallery-indexed' : '';
  const crop = full.autoCrop ? ' gallery-crop' : '';
  return {
    container: {
      className: `gallery gallery-${design}${kind}${crop}`,
      style: {
        ...variables[design](full, slides),
        '--gallery-meta-place': metaPositions[full.metaPosition],
      },
    },
    items: slides.map((slide) => ({ className: 'gallery-slide', style: itemStyle(slide, full) })),
  };
}
