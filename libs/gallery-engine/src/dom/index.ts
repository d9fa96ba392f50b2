export { arrangeRows } from './arrange-rows.ts';
export { browserSchedule } from './browser-schedule.ts';
export { enhanceGallery } from './enhance-gallery.ts';
export { keepEnhanced } from './keep-enhanced.ts';
export type { Timers } from './browser-schedule.ts';
export type { EnhancedGallery } from './enhance-gallery.ts';
export type { EnhanceGalleryOptions, LightboxOpening } from './enhance-options.ts';
export type { KeepEnhancedOptions, KeptGallery } from './keep-enhanced.ts';
