import { parseLength } from '../number-option.ts';
import type { Slide } from '../slides/slide.ts';
import { roundedRatio } from '../slides/slide-ratio.ts';
import { carouselVariables } from './carousel.ts';
import { columnStyles } from './columns.ts';
import {
  completeOptions,
  type FrameOptions,
  type FullOptions,
  type GivenOptions,
} from './design-options.ts';
import { assertEngineDesign, isIndexedDesign, type EngineDesign } from './engine-design.ts';
import { metaPositions } from './meta-position.ts';
import type { GalleryLayout, LayoutStyle } from './gallery-layout.ts';
import { stackedVariables } from './stacked.ts';
import { stripVariables } from './strip.ts';

/** Custom properties of a gallery, and of each of its slides where the design positions them individually. */
interface DesignStyles {
  readonly container: LayoutStyle;
  readonly items?: readonly LayoutStyle[];
}

type Styles<Design extends EngineDesign> = (
  options: FullOptions<Design>,
  slides: readonly Slide[],
) => DesignStyles;

const px = (length: number) => `${length}px`;

const designStyles: { readonly [Design in EngineDesign]: Styles<Design> } = {
  base: ({ padding }) => ({ container: { '--gallery-gap': px(padding) } }),
  stacked: (options, slides) => ({ container: stackedVariables(options, slides) }),
  strip: (options, slides) => ({ container: stripVariables(options, slides) }),
  grid: ({ perRow, padding }) => ({
    container: { '--gallery-per-row': perRow, '--gallery-gap': px(padding) },
  }),
  autogrid: ({ columnWidth, gutter }) => ({
    container: { '--gallery-column': px(columnWidth), '--gallery-gap': px(gutter) },
  }),
  autocolumns: columnStyles,
  autorows: ({ rowHeight, gutter }) => ({
    container: { '--gallery-row': px(rowHeight), '--gallery-gap': px(gutter) },
  }),
  carousel: (options) => ({ container: carouselVariables(options) }),
  list: ({ imageSize, padding }) => ({
    container: { '--gallery-image-size': `${imageSize}%`, '--gallery-gap': px(padding) },
  }),
};

/** A coordinate of a focal point in percent; an invalid one is the middle. */
const percent = (share: unknown) => `${Math.min(parseLength(share) ?? 0.5, 1) * 100}%`;

function itemStyle(slide: Slide, { aspectRatio, autoCrop }: FrameOptions): LayoutStyle {
  const { x, y } = slide.focalPoint ?? {};
  return {
    '--gallery-slide-ratio': roundedRatio(slide, aspectRatio),
    ...(autoCrop ? { '--gallery-slide-focus': `${percent(x)} ${percent(y)}` } : {}),
  };
}

/**
 * Computes the layout of a design as classes and custom properties. The result depends only on the arguments, so the
 * server can write it, and no image or script moves anything later. Throws `RangeError` for an unknown design.
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
  const styles = designStyles[design](full, slides);
  const kind = isIndexedDesign(design) ? ' gallery-indexed' : '';
  const crop = full.autoCrop ? ' gallery-crop' : '';
  return {
    container: {
      className: `gallery gallery-${design}${kind}${crop}`,
      style: {
        ...styles.container,
        '--gallery-meta-place': metaPositions[full.metaPosition],
      },
    },
    items: slides.map((slide, index) => ({
      className: 'gallery-slide',
      style: { ...itemStyle(slide, full), ...styles.items?.[index] },
    })),
  };
}
