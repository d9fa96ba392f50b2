/** Galleries: what their controls are called, and what the log says of a block that is skipped (specification 5). */
export const gallery = {
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  showSlide: 'Show slide {position} of {total}',
  position: '{position} of {total}',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  openLightbox: 'Open image {position} of {total} in full size',
  showCaption: 'Show caption',
  hideCaption: 'Hide caption',
  decodeFailed: 'Error decoding gallery block data.',
  evaluateFailed: 'Error evaluating gallery block data.',
  videoLoaderMissing: 'VideoLoader not found',
  loaderMissing: 'Loader2 not found',
} as const;
