import type { MetaPosition } from '../designs/meta-position.ts';
import type { ActiveAlignment } from '../designs/strip-choices.ts';
import type { AspectRatio } from '../slides/slide-ratio.ts';
import type { TransitionName } from '../transitions/transition-name.ts';

/** Colors of the lightbox. */
export const lightboxThemes = ['dark', 'light'] as const;
/** The colors that a lightbox has. */
export type LightboxTheme = (typeof lightboxThemes)[number];

/** What the owner of a gallery block has chosen, under the names in which pages store it. */
export interface GalleryBlockData {
  /** A block design; a name that is none of them shows as `base`. Default `grid`. */
  readonly design: string;
  /** Width ÷ height of the slides, or `Auto` for each image's own. Default `Auto`. */
  readonly imageAspectRatio: AspectRatio;
  /** Width ÷ height of a slideshow or slider as a whole, where it differs from its slides'. Default: none. */
  readonly aspectRatio?: AspectRatio | undefined;
  /** Slides of a carousel's group. Default 3. */
  readonly slidesPerRow: number;
  /** Opens the clicked slide in the lightbox. Default false. */
  readonly lightbox: boolean;
  /** Colors of the lightbox: `dark` or `light`. Default `dark`. */
  readonly lightboxTheme: LightboxTheme;
  /** Shows images and videos in one set; off, the set holds images only. Default true. */
  readonly mixedContent: boolean;
  /** Least width of a column in pixels. Default 250. */
  readonly columnWidth: number;
  /** Pixels between columns. Default 0; of a carousel 1. */
  readonly gutter?: number | undefined;
  /** Width of a list's image in percent. Default 30. */
  readonly listImageSize: number;
  /** Height of a slider in percent of its width. Default 50. */
  readonly vSize?: number | undefined;
  /** Where the current slide of a slider stands. Default `center`. */
  readonly 'active-alignment': ActiveAlignment;
  /** Slides in a row of a grid. Default 4. */
  readonly 'thumbnails-per-row': number;
  /** Pixels between slides of a grid, and between thumbnails up to 5. Default 20. */
  readonly padding: number;
  /** Slides change by themselves. Default false. */
  readonly autoplay: boolean;
  /** Seconds that a slide stays. Default 5. */
  readonly 'autoplay-duration': number;
  /** Lets autoplay choose any other slide instead of the next. Default false. */
  readonly randomize: boolean;
  /** How slides of a slideshow change. Default `fade`. */
  readonly transition?: TransitionName | undefined;
  /** Slides fill their frame around the focal point. Default true. */
  readonly 'auto-crop': boolean;
  /** Thumbnails are squares. Default true. */
  readonly 'square-thumbs': boolean;
  /** Shows thumbnails under a slideshow. Default false. */
  readonly thumbnails: boolean;
  /** Height of the thumbnails in pixels. Default 100. */
  readonly 'thumbnail-strip-height': number;
  /** Pixels between slideshow and thumbnails. Default 20. */
  readonly 'thumbnail-strip-margin': number;
  /** Place of title and description on a slide. Default `bottom`. */
  readonly 'meta-position': MetaPosition;
  /** Source of the slides: chosen one by one, or a collection's. Default: as chosen. */
  readonly methodOption?: string | undefined;
  /** Keeps no trace in the address or anywhere else. Default false. */
  readonly transientGallery: boolean;
}

/** Values of block data that its owner did not choose. */
export const galleryBlockDefaults = {
  design: 'grid',
  imageAspectRatio: 'Auto',
  slidesPerRow: 3,
  lightbox: false,
  lightboxTheme: 'dark',
  mixedContent: true,
  columnWidth: 250,
  listImageSize: 30,
  'active-alignment': 'center',
  'thumbnails-per-row': 4,
  padding: 20,
  autoplay: false,
  'autoplay-duration': 5,
  randomize: false,
  'auto-crop': true,
  'square-thumbs': true,
  thumbnails: false,
  'thumbnail-strip-height': 100,
  'thumbnail-strip-margin': 20,
  'meta-position': 'bottom',
  transientGallery: false,
} as const satisfies GalleryBlockData;
