import type { LightboxTheme } from '../block/gallery-block-data.ts';
import type { SnapPoints } from '../input/snap-points.ts';
import type { SwipeBoundaries } from '../input/swipe.ts';
import type { SlideVideo } from '../media/create-slide-media.ts';
import type { GalleryMove } from '../options.ts';

/** A gallery's connections to its page, and options that are not in block data. */
export interface EnhanceGalleryOptions {
  /** Opens the lightbox at a slide. Default: links to the full images stay links. */
  readonly openLightbox?: ((index: number, opening: LightboxOpening) => void) | undefined;
  /**
   * Creates the player of a video slide; `onEnded` continues autoplay. Default: none, which is logged when one is
   * needed: `VideoLoader not found`.
   */
  readonly loadVideo?: ((slide: HTMLElement, onEnded: () => void) => SlideVideo) | undefined;
  /**
   * Loads an `<img data-src>` without `src`. Default: none, which is logged when one is needed: `Loader2 not found`.
   */
  readonly loadImage?: ((image: HTMLImageElement) => void) | undefined;
  /** Called when a move starts. Default: none. */
  readonly onChange?: ((move: GalleryMove) => void) | undefined;
  /** Called without loop when the first slide is reached. Default: none. */
  readonly onReachedBeginning?: (() => void) | undefined;
  /** Called without loop when the last slide is reached. Default: none. */
  readonly onReachedEnd?: (() => void) | undefined;
  /** Writes the current slide to the URL, based on this one, unless block data forbids it. Default: off. */
  readonly collectionFullUrl?: string | undefined;
  /** Loops from the last slide to the first. Default: slideshows and sliders do, carousels do not. */
  readonly loop?: boolean | undefined;
  /** Initial slide unless the URL names one. Default: 0. */
  readonly startSlide?: number | undefined;
  /** A drag beyond the ends: `hard` stops it there, `none` does not limit it. Default: `inertial`. */
  readonly swipeBoundaries?: SwipeBoundaries | undefined;
  /**
   * Share of the width, such as `25%`, after which a slow drag also moves on. Default: `none`, with the transition
   * `new-swipe` `50%`.
   */
  readonly snapPoints?: SnapPoints | undefined;
  /** Opens a click-through URL. Default: this tab opens it, if it is a web, mail or telephone URL. */
  readonly openUrl?: ((url: string) => void) | undefined;
  /** Logs messages for developers. Default: `console.error`. */
  readonly log?: ((message: string) => void) | undefined;
}

/** The request to open the lightbox. */
export interface LightboxOpening {
  readonly theme: LightboxTheme;
  /** The clicked element, to which focus returns. */
  readonly opener: HTMLElement;
}
