/** The kinds of slide: attribute `data-type`. */
export const slideTypes = ['image', 'video'] as const;
/** What a slide shows. */
export type SlideType = (typeof slideTypes)[number];

/** One slide as the server knows it and its element tells it. */
export interface Slide {
  readonly type: SlideType;
  /** Identity of the item: `data-slide-id`. */
  readonly id?: string | undefined;
  /** Address of the item: `data-slide-url`. */
  readonly url?: string | undefined;
  /** Where a click leads: `data-click-through-url`. */
  readonly clickThroughUrl?: string | undefined;
  /** Pixels of the image: `data-image-dimensions`, as `1500x1000`. */
  readonly dimensions?: { readonly width: number; readonly height: number } | undefined;
  /** Stays in sight when cropped: `data-image-focal-point`, as `0.5,0.5`. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
  /**
   * Height, in rem, that its words take below the image: `data-caption-height`. The design `autocolumns` leaves it
   * free, and so puts the slides below where they belong before any text is laid out.
   */
  readonly captionHeight?: number | undefined;
  /** Address of the image: `data-src`. */
  readonly source?: string | undefined;
}
