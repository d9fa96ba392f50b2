export { isLightboxEntry } from './dom/enter-history.ts';
export { openLightbox, type Lightbox, type LightboxHost } from './dom/open-lightbox.ts';
export { watchZoom } from './dom/watch-zoom.ts';
export { itemInAddress, type LightboxAddress } from './item-in-address.ts';
export { hasMeta } from './lightbox-item.ts';
export type { LightboxElement, LightboxItem, LightboxPicture } from './lightbox-item.ts';
export {
  lightboxDefaults,
  lightboxThemes,
  lightboxTimings,
  type LightboxLabels,
  type LightboxOptions,
  type LightboxTheme,
} from './options.ts';
