/** Errors of an image and their texts. */
export const imageErrors = {
  invalidSource: 'Invalid or missing image source.',
  invalidElement: 'Element is not a valid image element.',
  noImage: 'No image',
  noImages: 'No images',
  noRootNode: 'No root node',
  notLoaded: '{image} not loaded',
} as const;

/** Code of an error. */
export type ImageErrorCode = keyof typeof imageErrors;

/** An error as a value; `imageErrorMessage` returns its text. */
export interface ImageError {
  readonly code: ImageErrorCode;
  /** Source of the image that failed to load. */
  readonly image?: string;
}

/** The text of an error, for logs. Separate from the error, so that pages without logging do not load it. */
export function imageErrorMessage({ code, image = '' }: ImageError): string {
  return imageErrors[code].replace('{image}', () => image);
}
