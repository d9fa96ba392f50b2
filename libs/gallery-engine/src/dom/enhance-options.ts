import type { LightboxTheme } from '../block/gallery-block-data.ts';
import type { SnapPoints } from '../input/snap-points.ts';
import type { SwipeBoundaries } from '../input/swipe.ts';
import type { SlideVideo } from '../media/create-slide-media.ts';
import type { GalleryMove } from '../options.ts';

/** The neighbors of a gallery on its page, and what its block data does not say. */
export interface EnhanceGalleryOptions {
  /** Opens the lightbox at a slide. Default: links to the full images stay links. */
  readonly openLightbox?: ((index: number, opening: LightboxOpening) => void) | undefined;
  /** Makes the player of a video slide; `onEnded` lets autoplay go on. Default: none, which is logged when one is needed: `VideoLoader not found`. */
  readonly loadVideo?: ((slide: HTMLElement, onEnded: () => void) => SlideVideo) | undefined;
  /** Loads an `<img data-src>` that has no address yet. Default: none, which is logged when one is needed: `Loader2 not found`. */
  readonly loadImage?: ((image: HTMLImageElement) => void) | undefined;
  /** Told about each move as it begins. Default: nobody. */
  readonly onChange?: ((move: GalleryMove) => void) | undefined;
  /** Called without loop when the first slide is reached. Default: none. */
  readonly onReachedBeginning?: (() => void) | undefined;
  /** Called without loop when the last slide is reached. Default: none. */
  readonly onReachedEnd?: (() => void) | undefined;
  /** Mirrors the current slide in the address under this url; block data may forbid it. Default: no mirror. */
  readonly collectionFullUrl?: string | undefined;
  /** Leads from the last slide to the first. Default: slideshows and sliders do, carousels do not. */
  readonly loop?: boolean | undefined;
  /** Slide to begin with unless the address names one. Default: 0. */
  readonly startSlide?: number | undefined;
  /** What a drag meets at the ends: `hard` stops it there, `none` does not limit it. Default: `inertial`. */
  readonly swipeBoundaries?: SwipeBoundaries | undefined;
  /** Share of the width, as `25%`, after which a slow drag moves on, too. Default: `none`, with the transition `new-swipe` half of it, `50%`. */
  readonly snapPoints?: SnapPoints | undefined;
  /** Follows a click-through url. Default: this tab goes there, if it is a web, mail or telephone address. */
  readonly openUrl?: ((url: string) => void) | undefined;
  /** Told what a developer should know. Default: `console.error`. */
  readonly log?: ((message: string) => void) | undefined;
}

/** How the lightbox is asked to open. */
export interface LightboxOpening {
  readonly theme: LightboxTheme;
  /** The element that was clicked: focus returns to it. */
  readonly opener: HTMLElement;
}
