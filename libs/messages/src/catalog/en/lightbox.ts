/** The controls of the lightbox. `{n}` and `{count}` are filled by the lightbox itself. */
export const lightbox = {
  lightbox: 'Images in full size',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  caption: 'Caption',
  position: '{n} of {count}',
  failed: 'This image could not be loaded.',
} as const;
