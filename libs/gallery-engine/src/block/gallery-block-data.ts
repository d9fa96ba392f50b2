import type { MetaPosition } from '../designs/meta-position.ts';
import type { ActiveAlignment } from '../designs/strip-choices.ts';
import type { AspectRatio } from '../slides/slide-ratio.ts';
import type { TransitionName } from '../transitions/transition-name.ts';

/** Color schemes of the lightbox. */
export const lightboxThemes = ['dark', 'light'] as const;
/** A color scheme of the lightbox. */
export type LightboxTheme = (typeof lightboxThemes)[number];

/** The owner's settings of a gallery block, with the names in which pages store them. */
export interface GalleryBlockData {
  /** The block's design; an unknown name becomes `base`. Default `grid`. */
  readonly design: string;
  /** Width ÷ height of the slides, or `Auto` for each image's own. Default `Auto`. */
  readonly imageAspectRatio: AspectRatio;
  /** Width ÷ height of a slideshow or slider as a whole, if it differs from its slides'. Default: none. */
  readonly aspectRatio?: AspectRatio | undefined;
  /** Slides per group of a carousel. Default 3. */
  readonly slidesPerRow: number;
  /** Opens the clicked slide in the lightbox. Default false. */
  readonly lightbox: boolean;
  /** Color scheme of the lightbox: `dark` or `light`. Default `dark`. */
  readonly lightboxTheme: LightboxTheme;
  /** Shows images and videos together; if false, shows images only. Default true. */
  readonly mixedContent: boolean;
  /** Minimum width of a column in pixels. Default 250. */
  readonly columnWidth: number;
  /** Pixels between columns. Default 0; 1 for a carousel. */
  readonly gutter?: number | undefined;
  /** Width of a list's image in percent. Default 30. */
  readonly listImageSize: number;
  /** Height of a slider in percent of its width. Default 50. */
  readonly vSize?: number | undefined;
  /** Alignment of the current slide of a slider. Default `center`. */
  readonly 'active-alignment': ActiveAlignment;
  /** Slides per row of a grid. Default 4. */
  readonly 'thumbnails-per-row': number;
  /** Pixels between slides of a grid, and between thumbnails (at most 5). Default 20. */
  readonly padding: number;
  /** Changes slides automatically. Default false. */
  readonly autoplay: boolean;
  /** Seconds that a slide is shown. Default 5. */
  readonly 'autoplay-duration': number;
  /** Makes autoplay choose a random other slide instead of the next. Default false. */
  readonly randomize: boolean;
  /** Transition between slides of a slideshow. Default `fade`. */
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
  /** Position of title and description on a slide. Default `bottom`. */
  readonly 'meta-position': MetaPosition;
  /** Source of the slides: the block's own selection, or a collection. Default: its own selection. */
  readonly methodOption?: string | undefined;
  /** Does not change the page's URL. Default false. */
  readonly transientGallery: boolean;
}

/** Default values of block data. */
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
