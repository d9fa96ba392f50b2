/** The types of slides: attribute `data-type`. */
export const slideTypes = ['image', 'video'] as const;
/** The type of a slide. */
export type SlideType = (typeof slideTypes)[number];

/** A slide as the server passes it and its element stores it. */
export interface Slide {
  readonly type: SlideType;
  /** Identifier of the item: `data-slide-id`. */
  readonly id?: string | undefined;
  /** URL of the item: `data-slide-url`. */
  readonly url?: string | undefined;
  /** Link target: `data-click-through-url`. */
  readonly clickThroughUrl?: string | undefined;
  /** Pixels of the image: `data-image-dimensions`, such as `1500x1000`. */
  readonly dimensions?: { readonly width: number; readonly height: number } | undefined;
  /** The point that stays visible when cropped: `data-image-focal-point`, such as `0.5,0.5`. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
  /**
   * Height of its caption below the image, in rem: `data-caption-height`. The design `autocolumns` reserves it, so that
   * the slides below have their final positions before text layout.
   */
  readonly captionHeight?: number | undefined;
  /** URL of the image: `data-src`. */
  readonly source?: string | undefined;
}
