export { findSlideIndex, itemAddress, readItemId, readNoMotion } from '../item-id/item-id.ts';
export { createSlideMedia, loaderErrors } from '../media/create-slide-media.ts';
export { parseSlide, slideAttributes } from './slide-attributes.ts';
export { slideRatio, thumbnailRatio } from './slide-ratio.ts';
export type { AddressParts } from '../item-id/item-id.ts';
export type { SlideMedia, SlideMediaOptions, SlideVideo } from '../media/create-slide-media.ts';
export type { SlideDataset } from './read-slide.ts';
export type { SlideAttributes } from './slide-attributes.ts';
export type { AspectRatio } from './slide-ratio.ts';
