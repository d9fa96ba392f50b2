export { isLightboxEntry } from './lightbox/dom/enter-history.ts';
export { openLightbox, type Lightbox, type LightboxHost } from './lightbox/dom/open-lightbox.ts';
export { itemInAddress, type LightboxAddress } from './lightbox/item-in-address.ts';
export { hasMeta } from './lightbox/lightbox-item.ts';
export type { LightboxElement, LightboxItem, LightboxPicture } from './lightbox/lightbox-item.ts';
export {
  lightboxDefaults,
  lightboxThemes,
  lightboxTimings,
  type LightboxLabels,
  type LightboxOptions,
  type LightboxTheme,
} from './lightbox/options.ts';
