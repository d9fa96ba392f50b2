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
export {
  dialogButtons,
  dialogLabels,
  longestHideMs,
  openDialog,
  type Dialog,
  type DialogAnswer,
  type DialogEvent,
  type DialogHost,
  type DialogLabels,
  type DialogOptions,
  type DialogStyle,
} from './dialog/index.ts';
export { showToast, toastMs } from './toast/index.ts';
