/** Labels of a gallery's controls; `{n}` is a slide's number, `{count}` the number of slides. */
export interface GalleryLabels {
  /** Role description, read after its name. Default `carousel`. */
  readonly carousel: string;
  /** Default `slide`. */
  readonly slide: string;
  /** Name of a slide. Default `{n} of {count}`. */
  readonly slideNumber: string;
  /** Default `Previous slide`. */
  readonly previous: string;
  /** Default `Next slide`. */
  readonly next: string;
  /** Default `Stop slide show`. */
  readonly stop: string;
  /** Default `Start slide show`. */
  readonly start: string;
  /** Name of a thumbnail, and of a link to the lightbox. Default `Show slide {n}`. */
  readonly show: string;
}

/** English labels, used if no others are given. */
export const galleryLabels: GalleryLabels = {
  carousel: 'carousel',
  slide: 'slide',
  slideNumber: '{n} of {count}',
  previous: 'Previous slide',
  next: 'Next slide',
  stop: 'Stop slide show',
  start: 'Start slide show',
  show: 'Show slide {n}',
};

/** Fills the numbers into a label; `index` counts from 0. */
export function numberedLabel(label: string, index: number, count: number): string {
  return label.replace('{n}', String(index + 1)).replace('{count}', String(count));
}
