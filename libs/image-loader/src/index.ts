export { chooseWidth, widthDefaults } from './choose-width.ts';
export { createImageLoader } from './create-image-loader.ts';
export { debounce } from './debounce.ts';
export { drawnRectangle } from './drawn-rectangle.ts';
export { findImages, requireImages } from './find-images.ts';
export { fitAlignments, toFitAlignment } from './fit-alignment.ts';
export { centralFocalPoint, objectPosition } from './focal-point.ts';
export { imageAttributes } from './image-attributes.ts';
export { cropModes, imageConfigDefaults, sizeFormats } from './image-config.ts';
export { imageErrorMessage, imageErrors } from './image-error.ts';
export { imageStyle } from './image-style.ts';
export { imageWidths, servedWidth } from './image-widths.ts';
export { imageLoaderDefaults, loadConcurrency } from './options.ts';
export { completeImageConfig, parseImageConfig } from './parse-image-config.ts';
export { shapeMasks, shapeMaskStyle } from './shape-mask.ts';
export { sizedSource } from './sized-source.ts';
export { srcset } from './srcset.ts';
export type { WidthRequest } from './choose-width.ts';
export type {
  ImageLoader,
  ImageLoaderOptions,
  ImageLoaderState,
  ImageOutcome,
} from './create-image-loader.ts';
export type { TimerHost } from './debounce.ts';
export type { DrawnImage, DrawnRectangle } from './drawn-rectangle.ts';
export type { FoundImages, ImageRoot } from './find-images.ts';
export type { FitAlignment } from './fit-alignment.ts';
export type { FocalPoint } from './focal-point.ts';
export type { ImageAttributes, ImageAttributesOptions } from './image-attributes.ts';
export type { CropMode, ImageConfig, ImageDimensions, SizeFormat } from './image-config.ts';
export type { ImageError, ImageErrorCode } from './image-error.ts';
export type { ImagePorts } from './image-ports.ts';
export type { ImageServer, OtherServer, ToUrl } from './image-server.ts';
export type { ImageFit, ImageStyle } from './image-style.ts';
export type { ImageWidth } from './image-widths.ts';
export type { ImageConfigInput, ImageConfigResult } from './parse-image-config.ts';
export type { ShapeMask, ShapeMaskStyle } from './shape-mask.ts';
