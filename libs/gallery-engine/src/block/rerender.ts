import type { GalleryBlockData } from './gallery-block-data.ts';

/** The choices after which a gallery is built again. */
export const rerenderFields = [
  'aspectRatio',
  'autoplay',
  'autoplay-duration',
  'lightbox',
  'lightboxTheme',
  'methodOption',
  'padding',
  'thumbnail-strip-height',
  'thumbnail-strip-margin',
  'transientGallery',
  'vSize',
] as const satisfies readonly (keyof GalleryBlockData)[];

/** Whether a gallery has to be built again when its block data changes from one to the other. */
export function needsRerender(before: GalleryBlockData, after: GalleryBlockData): boolean {
  return rerenderFields.some((field) => before[field] !== after[field]);
}
