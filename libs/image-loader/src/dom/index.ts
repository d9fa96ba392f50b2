export { enhanceImages } from './enhance-images.ts';
export type { EnhancedImages, EnhanceImagesOptions } from './enhance-images.ts';
export type { WidthRules } from './shown-images.ts';
