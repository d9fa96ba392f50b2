import { toEngineDesign } from '../designs/block-design.ts';
import {
  completeOptions,
  type DesignOptions,
  type FrameOptions,
  type FullOptions,
} from '../designs/design-options.ts';
import type { EngineDesign } from '../designs/engine-design.ts';
import { defaultSliderAspectRatio } from '../designs/strip.ts';
import { stripAlignmentOf } from '../designs/strip-choices.ts';
import type { Slide } from '../slides/slide.ts';
import { completeBlockData } from './complete-block-data.ts';
import type { GalleryBlockData, LightboxTheme } from './gallery-block-data.ts';
import { thumbnailSettings, type ThumbnailSettings } from './thumbnail-settings.ts';

/** What a page may tell the design of a gallery beyond, or instead of, its block data. */
export type DesignOverrides = Partial<
  FrameOptions & DesignOptions['stacked'] & DesignOptions['strip'] & DesignOptions['carousel']
>;

/** Settings of a gallery of one design. */
export interface SettingsOf<Design extends EngineDesign> {
  readonly design: Design;
  readonly options: FullOptions<Design>;
  /** Slideshows and sliders go round; carousels have ends. */
  readonly loop: boolean;
  readonly autoplay: boolean;
  readonly autoplayIntervalMs: number;
  /** Blocks play in order unless their owner chose random, although the engine's default is random. */
  readonly randomize: boolean;
  /** Theme of the lightbox that a click opens; undefined when it opens none. */
  readonly lightbox?: LightboxTheme | undefined;
  /** Whether the current slide may stand in the address: not in a transient gallery. */
  readonly history: boolean;
  /** The strip of thumbnails of a slideshow that has one. */
  readonly thumbnails?: ThumbnailSettings | undefined;
}

/** Block data in the words of the engine: what the server writes and the browser reads. */
export type GallerySettings = { [Design in EngineDesign]: SettingsOf<Design> }[EngineDesign];

/** The choices of block data for whichever design takes them. */
function optionsOf(data: GalleryBlockData) {
  return {
    aspectRatio: data.aspectRatio ?? data.imageAspectRatio,
    autoCrop: data['auto-crop'],
    metaPosition: data['meta-position'],
    padding: data.padding,
    // What moves by itself must not move what stands below it.
    autoHeight: !data.autoplay,
    perRow: data['thumbnails-per-row'],
    columnWidth: data.columnWidth,
    gutter: data.gutter,
    slidesPerRow: data.slidesPerRow,
    imageSize: data.listImageSize,
    vSize: data.vSize ?? defaultSliderAspectRatio,
    alignment: stripAlignmentOf[data['active-alignment']],
  };
}

/**
 * Translates block data for the engine: names, units (seconds become milliseconds) and defaults, which also stand in
 * for a value that its field rejects.
 */
export function toGallerySettings(
  given: GalleryBlockData,
  overrides: DesignOverrides = {},
): GallerySettings {
  const data = completeBlockData(given);
  const { design, transition } = toEngineDesign(data.design);
  const choices = { ...optionsOf(data), transition: data.transition ?? transition, ...overrides };
  const settings: SettingsOf<EngineDesign> = {
    design,
    options: completeOptions(design, choices),
    loop: design !== 'carousel',
    autoplay: data.autoplay,
    autoplayIntervalMs: data['autoplay-duration'] * 1000,
    randomize: data.randomize,
    lightbox: data.lightbox ? data.lightboxTheme : undefined,
    history: !data.transientGallery,
    thumbnails: data.thumbnails && design === 'stacked' ? thumbnailSettings(data) : undefined,
  };
  return settings as GallerySettings;
}

/** The slides that a block shows: all with `mixedContent`, else its images. */
export function chooseSlides<Chosen extends Pick<Slide, 'type'>>(
  { mixedContent }: Pick<GalleryBlockData, 'mixedContent'>,
  slides: readonly Chosen[],
): readonly Chosen[] {
  return mixedContent ? slides : slides.filter(({ type }) => type === 'image');
}
