import { chooseWidth } from '../choose-width.ts';
import type { ImageConfig } from '../image-config.ts';
import type { ImageServer } from '../image-server.ts';
import { sizedSource } from '../sized-source.ts';
import type { KnownBoxes } from './observe-boxes.ts';

/** The part of an image config that decides which width is requested. */
export type WidthRules = Partial<Pick<ImageConfig, 'sizeAdjustment' | 'dprMin' | 'dprMax'>> &
  ImageServer;

/** The `<img data-src>` elements that have their picture, each in a width that suits its box. */
export interface ShownImages {
  /** Gives an image its picture; throws or rejects when it cannot be loaded. */
  readonly show: (image: HTMLImageElement) => Promise<void>;
  /** Gives images whose boxes have grown a wider picture. */
  readonly refit: () => void;
}

/** Keeps the images; a box that is not in `boxes` is read. */
export function shownImages(boxes: KnownBoxes, rules: WidthRules, view: Window): ShownImages {
  const widths = new Map<HTMLImageElement, number>();

  function fit(image: HTMLImageElement) {
    const { src, imageDimensions, cover } = image.dataset;
    const box = boxes.get(image) ?? image;
    const width = chooseWidth<number>({
      ...rules,
      // A cropped image is drawn as wide as its box, or as wide as the height of its box needs.
      // The attribute is a text, which counts as its number; without one nothing is cropped.
      cssWidth: Math.max(box.width, box.height * (cover as unknown as number) || 0),
      dpr: view.devicePixelRatio,
      // "1500x1000" begins with the width.
      naturalWidth: Number.parseInt(imageDimensions!, 10) || Infinity,
    });
    // An image without a width yet compares as smaller than any.
    if (widths.get(image)! >= width) return;
    image.src = sizedSource(src!, width, rules);
    widths.set(image, width);
  }

  return {
    show: (image) => {
      widths.delete(image);
      // Its URL may be rejected, so nothing starts before this check.
      fit(image);
      image.classList.add('loading');
      return image.decode().finally(() => image.classList.remove('loading'));
    },
    refit: () => {
      widths.forEach((_, image) => fit(image));
    },
  };
}
