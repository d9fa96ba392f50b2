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

/** Design options that a page can set in addition to, or instead of, block data. */
export type DesignOverrides = Partial<
  FrameOptions & DesignOptions['stacked'] & DesignOptions['strip'] & DesignOptions['carousel']
>;

/** Settings of a gallery of one design. */
export interface SettingsOf<Design extends EngineDesign> {
  readonly design: Design;
  readonly options: FullOptions<Design>;
  /** Slideshows and sliders loop; carousels have ends. */
  readonly loop: boolean;
  readonly autoplay: boolean;
  readonly autoplayIntervalMs: number;
  /** Blocks play in order unless their owner chose random, although the engine's default is random. */
  readonly randomize: boolean;
  /** Color scheme of the lightbox that a click opens; undefined without a lightbox. */
  readonly lightbox?: LightboxTheme | undefined;
  /** Whether the current slide may be in the URL: not in a transient gallery. */
  readonly history: boolean;
  /** The thumbnails of a slideshow, if it has them. */
  readonly thumbnails?: ThumbnailSettings | undefined;
}

/** The engine's settings: the server writes them and the browser reads them. */
export type GallerySettings = { [Design in EngineDesign]: SettingsOf<Design> }[EngineDesign];

/** Options from block data, for whichever design uses them. */
function optionsOf(data: GalleryBlockData) {
  return {
    aspectRatio: data.aspectRatio ?? data.imageAspectRatio,
    autoCrop: data['auto-crop'],
    metaPosition: data['meta-position'],
    padding: data.padding,
    // An autoplaying gallery must not move the content below it.
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
 * Converts block data to the engine's settings: names, units (seconds become milliseconds) and defaults, which also
 * replace rejected values.
 */
export function toGallerySettings(
  blockData: GalleryBlockData,
  overrides: DesignOverrides = {},
): GallerySettings {
  const data = completeBlockData(blockData);
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

/** The slides that a block shows: all with `mixedContent`, otherwise its images. */
export function chooseSlides<Chosen extends Pick<Slide, 'type'>>(
  { mixedContent }: Pick<GalleryBlockData, 'mixedContent'>,
  slides: readonly Chosen[],
): readonly Chosen[] {
  return mixedContent ? slides : slides.filter(({ type }) => type === 'image');
}
