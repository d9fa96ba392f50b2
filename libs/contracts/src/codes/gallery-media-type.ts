/** The media of a gallery slide (specification 3; ENUM-43). */
export const galleryMediaTypes = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const;

/** One type of gallery media. */
export type GalleryMediaType = (typeof galleryMediaTypes)[number];
