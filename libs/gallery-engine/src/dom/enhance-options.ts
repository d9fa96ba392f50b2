import type { LightboxTheme } from '../block/gallery-block-data.ts';
import type { SnapPoints } from '../input/snap-points.ts';
import type { SwipeBoundaries } from '../input/swipe.ts';
import type { SlideVideo } from '../media/create-slide-media.ts';
import type { GalleryMove } from '../options.ts';

/** The neighbours of a gallery on its page, and what its block data does not say. */
export interface EnhanceGalleryOptions {
  /** Opens the lightbox at a slide. Without it links to the full images stay links. */
  readonly openLightbox?: ((index: number, opening: LightboxOpening) => void) | undefined;
  /** Makes the player of a video slide; `onEnded` lets autoplay go on. */
  readonly loadVideo?: ((slide: HTMLElement, onEnded: () => void) => SlideVideo) | undefined;
  /** Loads an `<img data-src>` that has no address yet. Needed only for such images. */
  readonly loadImage?: ((image: HTMLImageElement) => void) | undefined;
  /** Told about each move as it begins. */
  readonly onChange?: ((move: GalleryMove) => void) | undefined;
  readonly onReachedBeginning?: (() => void) | undefined;
  readonly onReachedEnd?: (() => void) | undefined;
  /** Mirrors the current slide in the address under this url; block data may forbid it. Default: no mirror. */
  readonly collectionFullUrl?: string | undefined;
  /** Leads from the last slide to the first. Default: slideshows and sliders do, carousels do not. */
  readonly loop?: boolean | undefined;
  /** Slide to begin with unless the address names one. Default 0. */
  readonly startSlide?: number | undefined;
  /** Default `inertial`. */
  readonly swipeBoundaries?: SwipeBoundaries | undefined;
  /** Share of the width after which a slow drag moves on, too. Default `none`. */
  readonly snapPoints?: SnapPoints | undefined;
  /** Follows a click-through url. Default: this tab goes there, if it is a web, mail or telephone address. */
  readonly openUrl?: ((url: string) => void) | undefined;
  /** Default `console.error`. */
  readonly log?: ((message: string) => void) | undefined;
}

/** How the lightbox is asked to open. */
export interface LightboxOpening {
  readonly theme: LightboxTheme;
  /** The element that was clicked: focus returns to it. */
  readonly opener: HTMLElement;
}
