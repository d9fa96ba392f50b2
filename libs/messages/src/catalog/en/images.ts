/** Images that cannot be shown (specification 5 and 8). */
export const images = {
  sourceInvalid: 'Invalid or missing image source.',
  elementInvalid: 'Element is not a valid image element.',
  noImage: 'No image',
  noImages: 'No images',
  noRootNode: 'No root node',
  notLoaded: '{image} not loaded',
} as const;
