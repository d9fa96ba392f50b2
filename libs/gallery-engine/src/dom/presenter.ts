import type { GalleryMove } from '../options.ts';

/** Slides that are to be seen: from `first` up to, not including, `end`. */
export interface ShownSlides {
  readonly first: number;
  readonly end: number;
}

/** What a design with an index looks like at a position, and on the way to the next. */
export interface Presenter {
  /** Slides to load ahead on each side. */
  readonly preloadCount: number;
  /** Number of positions. */
  readonly count: () => number;
  readonly shownAt: (index: number) => ShownSlides;
  /** The position that shows a slide. */
  readonly positionOf: (slide: number) => number;
  /** Shows a position at once. */
  readonly place: (index: number) => void;
  /** Moves; `velocity` is the finger's, in pixels per millisecond. Answers how long that takes. */
  readonly move: (move: GalleryMove, velocity: number) => number;
  /** The transition has ended. */
  readonly settle?: () => void;
  /** Lets the slides follow the finger away from a position. */
  readonly drag: (distancePx: number, index: number) => void;
  /** The finger has left: on to the place of the current position. */
  readonly letGo: () => void;
  /** The gallery has this width now; answers whether that changes its positions. */
  readonly resize?: (width: number, index: number) => boolean;
}
