/** What can be wrong with an image, and the text that says so (specification §5 and §8). */
export const imageErrors = {
  invalidSource: 'Invalid or missing image source.',
  invalidElement: 'Element is not a valid image element.',
  invalidAlignment: 'Alignment is required for contain mode.',
  noImage: 'No image',
  noImages: 'No images',
  noRootNode: 'No root node',
  notLoaded: '{image} not loaded',
} as const;

/** Name of a failure. */
export type ImageErrorCode = keyof typeof imageErrors;

/** A refusal or failure: `code` for programs, `message` for logs. */
export interface ImageError {
  readonly code: ImageErrorCode;
  readonly message: string;
}

/** Makes the error of a code; `image` is the source that could not be loaded. */
export function imageError(code: ImageErrorCode, image = ''): ImageError {
  return { code, message: imageErrors[code].replace('{image}', image) };
}
