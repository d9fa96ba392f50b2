import { fitAlignments } from './fit-alignment.ts';
import { objectPosition } from './focal-point.ts';
import type { ImageDimensions } from './image-config.ts';
import { completeImageConfig, type ImageConfigInput } from './parse-image-config.ts';

/** Position and size of a drawn image, in CSS pixels from the top left of its container. */
export interface DrawnRectangle {
  /** Negative if the image is cropped on the left. */
  readonly x: number;
  /** Negative if it is cropped at the top. */
  readonly y: number;
  /** Of the whole image, including cropped parts. */
  readonly width: number;
  readonly height: number;
}

/** An image of known size, with other parts of its config. */
export type DrawnImage = ImageConfigInput & { readonly dimensions: ImageDimensions };

/**
 * Position and size of the whole image in a container of this size, by the style of `imageStyle`: with `cover` it
 * exceeds the container unless both have the same ratio, and the focal point stays visible. The image's pixels per CSS
 * pixel are `dimensions.width / drawnRectangle(…).width`.
 *
 * @example drawnRectangle({ dimensions: { width: 3000, height: 2000 }, fixedRatio: false }, { width: 390, height: 658 })
 * // { x: -298.5, y: 0, width: 987, height: 658 }
 */
export function drawnRectangle(image: DrawnImage, container: ImageDimensions): DrawnRectangle {
  const { dimensions, cropMode, focalPoint, fitAlignment, stretch, fixedRatio } =
    completeImageConfig(image);
  const natural = dimensions ?? container;
  const ratio = natural.width / natural.height;
  const sizeAtWidth = (width: number) => ({ width, height: width / ratio });
  if (cropMode === 'none') {
    return {
      x: 0,
      y: 0,
      ...sizeAtWidth(stretch ? Math.max(natural.width, container.width) : natural.width),
    };
  }

  // The size of the element itself: that of the container, or as much as the image's ratio and size allow.
  const isLimited = cropMode === 'cover' && !stretch;
  const width = isLimited ? Math.min(container.width, natural.width) : container.width;
  const height = fixedRatio ? width / ratio : container.height;
  const box = { width, height: isLimited ? Math.min(height, natural.height) : height };

  const scales = [box.width / natural.width, box.height / natural.height];
  const containScale = Math.min(...scales, stretch ? Infinity : 1);
  const drawn = sizeAtWidth(
    natural.width * (cropMode === 'cover' ? Math.max(...scales) : containScale),
  );
  const position = cropMode === 'cover' ? objectPosition(focalPoint) : fitAlignments[fitAlignment];
  const [x = 0, y = 0] = position.split(' ').map((share) => Number.parseFloat(share) / 100);
  return { x: (box.width - drawn.width) * x, y: (box.height - drawn.height) * y, ...drawn };
}
