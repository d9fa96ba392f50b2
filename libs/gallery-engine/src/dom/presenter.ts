import type { GalleryMove } from '../options.ts';

/** Visible slides: from `first` up to, not including, `end`. */
export interface ShownSlides {
  readonly first: number;
  readonly end: number;
}

/** The visual side of a design with an index: its positions and the moves between them. */
export interface Presenter {
  /** Slides to load ahead on each side. */
  readonly preloadCount: number;
  /** Number of positions. */
  readonly count: () => number;
  readonly shownAt: (index: number) => ShownSlides;
  /** The position that shows a slide. */
  readonly positionOf: (slide: number) => number;
  /** Shows a position without animation. */
  readonly place: (index: number) => void;
  /** Animates a move; `velocity` is the finger's, in pixels per millisecond. Returns the duration. */
  readonly move: (move: GalleryMove, velocity: number) => number;
  /** Called when the transition has ended. */
  readonly settle?: () => void;
  /** Moves the slides with the finger, away from a position. */
  readonly drag: (distancePx: number, index: number) => void;
  /** Ends the drag: the slides move to the current position. */
  readonly drop: () => void;
  /** Called when the gallery's width changes; returns whether its positions change. */
  readonly resize?: (width: number, index: number) => boolean;
}
