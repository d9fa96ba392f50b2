import type { GalleryBlockData } from './gallery-block-data.ts';

/** The fields whose change requires a rebuild of the gallery. */
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

/** Whether a change of block data requires a rebuild of the gallery. */
export function needsRerender(before: GalleryBlockData, after: GalleryBlockData): boolean {
  return rerenderFields.some((field) => before[field] !== after[field]);
}
