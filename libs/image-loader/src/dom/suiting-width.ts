import { chooseWidth } from '../choose-width.ts';
import type { ImageConfig } from '../image-config.ts';
import type { ImageWidth } from '../image-widths.ts';

/** The part of an image config that decides which width is requested. */
export type WidthRules = Partial<
  Pick<ImageConfig, 'sizeAdjustment' | 'sizeFormat' | 'dprMin' | 'dprMax'>
>;

/** The served width that suits an image in a box of this width, on this screen. */
export function suitingWidth(
  image: HTMLImageElement,
  cssWidth: number,
  rules: WidthRules,
): ImageWidth {
  const dpr = image.ownerDocument.defaultView?.devicePixelRatio;
  // "1500x1000" begins with the width.
  const naturalWidth = Number.parseInt(image.dataset.imageDimensions ?? '', 10) || undefined;
  return chooseWidth({ ...rules, cssWidth, dpr, naturalWidth });
}
