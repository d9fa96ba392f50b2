export { enhanceGallery } from './enhance-gallery.ts';
export type { EnhancedGallery } from './enhance-gallery.ts';
export type { EnhanceGalleryOptions, LightboxOpening } from './enhance-options.ts';
