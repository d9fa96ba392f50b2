import { fitAlignments } from './fit-alignment.ts';
import { objectPosition } from './focal-point.ts';
import type { ImageDimensions } from './image-config.ts';
import { completeImageConfig, type ImageConfigInput } from './parse-image-config.ts';

/** Where a picture is drawn, in CSS pixels from the top left of its container. */
export interface DrawnRectangle {
  /** Below 0 where the picture is cropped on the left. */
  readonly x: number;
  /** Below 0 where it is cropped at the top. */
  readonly y: number;
  /** Of the whole picture, what is cropped included. */
  readonly width: number;
  readonly height: number;
}

/** An image whose pixels are known, with what else of its config was set. */
export type DrawnImage = ImageConfigInput & { readonly dimensions: ImageDimensions };

/**
 * Where the whole picture is drawn in a container of this size by the style of `imageStyle`: under `cover` it reaches
 * beyond the container unless both have one ratio, and the focal point stays in sight. What a picture has of pixels for
 * each CSS pixel is `dimensions.width / drawnRectangle(…).width`.
 *
 * @example drawnRectangle({ dimensions: { width: 3000, height: 2000 }, fixedRatio: false }, { width: 390, height: 658 })
 * // { x: -298.5, y: 0, width: 987, height: 658 }
 */
export function drawnRectangle(image: DrawnImage, container: ImageDimensions): DrawnRectangle {
  const { dimensions, cropMode, focalPoint, fitAlignment, stretch, fixedRatio } =
    completeImageConfig(image);
  const own = dimensions ?? container;
  const ratio = own.width / own.height;
  const ofWidth = (width: number) => ({ width, height: width / ratio });
  if (cropMode === 'none') {
    return { x: 0, y: 0, ...ofWidth(stretch ? Math.max(own.width, container.width) : own.width) };
  }

  // What the element itself takes of the container: all of it, or as much as the image's ratio and pixels allow.
  const isHeld = cropMode === 'cover' && !stretch;
  const width = isHeld ? Math.min(container.width, own.width) : container.width;
  const height = fixedRatio ? width / ratio : container.height;
  const box = { width, height: isHeld ? Math.min(height, own.height) : height };

  const scales = [box.width / own.width, box.height / own.height];
  const whole = Math.min(...scales, stretch ? Infinity : 1);
  const drawn = ofWidth(own.width * (cropMode === 'cover' ? Math.max(...scales) : whole));
  const position = cropMode === 'cover' ? objectPosition(focalPoint) : fitAlignments[fitAlignment];
  const [x = 0, y = 0] = position.split(' ').map((share) => Number.parseFloat(share) / 100);
  return { x: (box.width - drawn.width) * x, y: (box.height - drawn.height) * y, ...drawn };
}
