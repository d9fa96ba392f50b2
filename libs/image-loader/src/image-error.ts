/** What can be wrong with an image, and the text that says so. */
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
  /** Source of the image that could not be loaded. */
  readonly image?: string;
}

/** The text of an error, for logs. Apart from the error, so that pages that never log do not carry it. */
export function imageErrorMessage({ code, image = '' }: ImageError): string {
  return imageErrors[code].replace('{image}', () => image);
}
