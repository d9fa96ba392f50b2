/** What stands in one place of a gallery (specification 3; ENUM-43). */
export const galleryMediaTypes = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const;

/** One kind of gallery media. */
export type GalleryMediaType = (typeof galleryMediaTypes)[number];
