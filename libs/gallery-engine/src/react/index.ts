export { useEnhancedGallery } from './use-enhanced-gallery.ts';
export { useGallery } from './use-gallery.ts';
