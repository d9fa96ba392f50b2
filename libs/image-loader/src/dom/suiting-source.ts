import { chooseWidth } from '../choose-width.ts';
import type { ImageConfig } from '../image-config.ts';
import { sizedSource } from '../sized-source.ts';

/** The part of an image config that decides which width is requested. */
export type WidthRules = Partial<
  Pick<ImageConfig, 'sizeAdjustment' | 'sizeFormat' | 'dprMin' | 'dprMax'>
>;

/** The address that suits an image in a box of this width, on this screen. */
export function suitingSource(
  image: HTMLImageElement,
  cssWidth: number,
  { sizeFormat, ...rules }: WidthRules,
): string {
  const dpr = image.ownerDocument.defaultView?.devicePixelRatio;
  // "1500x1000" begins with the width.
  const naturalWidth = Number.parseInt(image.dataset.imageDimensions ?? '', 10) || undefined;
  const width = chooseWidth({ ...rules, cssWidth, dpr, naturalWidth });
  return sizedSource(image.dataset.src ?? '', width, sizeFormat);
}
