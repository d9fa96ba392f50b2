import { toEngineDesign } from '../designs/block-design.ts';
import {
  designDefaults,
  type DesignOptions,
  type FrameOptions,
} from '../designs/design-options.ts';
import type { EngineDesign } from '../designs/engine-design.ts';
import { defaultSliderAspectRatio } from '../designs/strip.ts';
import { stripAlignmentOf, type StripAlignment } from '../designs/strip-choices.ts';
import type { Slide } from '../slides/slide.ts';
import type { TransitionName } from '../transitions/transition-name.ts';
import type { GalleryBlockData, LightboxTheme } from './gallery-block-data.ts';
import { thumbnailSettings, type ThumbnailSettings } from './thumbnail-settings.ts';

/** Options that block data decides, for whichever design takes them. */
export interface BlockOptions extends FrameOptions {
  readonly padding: number;
  readonly perRow: number;
  readonly columnWidth: number;
  readonly gutter: number | undefined;
  readonly slidesPerRow: number;
  readonly imageSize: number;
  readonly vSize: number | undefined;
  readonly alignment: StripAlignment;
  readonly transition: TransitionName;
}

/** What a page may tell the design of a gallery beyond, or instead of, its block data. */
export type DesignOverrides = Partial<
  FrameOptions & DesignOptions['stacked'] & DesignOptions['strip'] & DesignOptions['carousel']
>;

/** Block data in the words of the engine. */
export interface GallerySettings {
  readonly design: EngineDesign;
  readonly options: BlockOptions & Omit<DesignOverrides, keyof BlockOptions>;
  /** Slideshows and sliders go round; carousels have ends. */
  readonly loop: boolean;
  readonly autoplay: boolean;
  readonly autoplayIntervalMs: number;
  /** Blocks play in order unless their owner chose random, although the engine's default is random. */
  readonly randomize: boolean;
  /** Theme of the lightbox that a click opens; undefined when it opens none. */
  readonly lightbox: LightboxTheme | undefined;
  /** Whether the current slide may stand in the address: not in a transient gallery. */
  readonly history: boolean;
  /** The strip of thumbnails of a slideshow that has one. */
  readonly thumbnails: ThumbnailSettings | undefined;
}

/** Translates block data for the engine: names, units (seconds become milliseconds) and defaults. */
export function toGallerySettings(
  data: GalleryBlockData,
  overrides: DesignOverrides = {},
): GallerySettings {
  const { design, transition } = toEngineDesign(data.design);
  return {
    design,
    options: {
      aspectRatio: data.aspectRatio ?? data.imageAspectRatio,
      autoCrop: data['auto-crop'],
      metaPosition: data['meta-position'],
      padding: data.padding,
      perRow: data['thumbnails-per-row'],
      columnWidth: data.columnWidth,
      gutter: data.gutter,
      slidesPerRow: data.slidesPerRow,
      imageSize: data.listImageSize,
      vSize: data.vSize ?? defaultSliderAspectRatio,
      alignment: stripAlignmentOf[data['active-alignment']],
      transition: data.transition ?? transition ?? designDefaults.stacked.transition,
      ...overrides,
    },
    loop: design !== 'carousel',
    autoplay: data.autoplay,
    autoplayIntervalMs: data['autoplay-duration'] * 1000,
    randomize: data.randomize,
    lightbox: data.lightbox ? data.lightboxTheme : undefined,
    history: !data.transientGallery,
    thumbnails: data.thumbnails && design === 'stacked' ? thumbnailSettings(data) : undefined,
  };
}

/** The slides that a block shows: all with `mixedContent`, else its images. */
export function chooseSlides<Chosen extends Pick<Slide, 'type'>>(
  { mixedContent }: Pick<GalleryBlockData, 'mixedContent'>,
  slides: readonly Chosen[],
): readonly Chosen[] {
  return mixedContent ? slides : slides.filter(({ type }) => type === 'image');
}
