import { chooseWidth } from '../choose-width.ts';
import type { ImageConfig } from '../image-config.ts';
import type { ImageServer } from '../image-server.ts';
import { sizedSource } from '../sized-source.ts';
import type { KnownBoxes } from './observe-boxes.ts';

/** The part of an image config that determines the requested width. */
export type WidthRules = Partial<Pick<ImageConfig, 'sizeAdjustment' | 'dprMin' | 'dprMax'>> &
  ImageServer;

/** The loaded `<img data-src>` elements, each in a width for its box. */
export interface ShownImages {
  /** Loads an image; throws or rejects on failure. */
  readonly show: (image: HTMLImageElement) => Promise<void>;
  /** Loads larger versions of images whose boxes have grown. */
  readonly refit: () => void;
}

/** Tracks the images; measures a box that is not in `boxes`. */
export function shownImages(boxes: KnownBoxes, rules: WidthRules, view: Window): ShownImages {
  const widths = new Map<HTMLImageElement, number>();

  function fit(image: HTMLImageElement) {
    const { src, imageDimensions, cover } = image.dataset;
    const box = boxes.get(image) ?? image;
    const width = chooseWidth<number>({
      ...rules,
      // A cropped image is drawn as wide as its box, or as the height of its box requires. Without the attribute
      // nothing is cropped.
      cssWidth: Math.max(box.width, box.height * (cover as unknown as number) || 0),
      dpr: view.devicePixelRatio,
      // "1500x1000" starts with the width.
      naturalWidth: Number.parseInt(imageDimensions!, 10) || Infinity,
    });
    // An image without a width yet is always sized: comparing `undefined` is false.
    if (widths.get(image)! >= width) return;
    image.src = sizedSource(src!, width, rules);
    widths.set(image, width);
  }

  return {
    show: (image) => {
      widths.delete(image);
      // The URL may be invalid, so nothing starts before this check.
      fit(image);
      image.classList.add('loading');
      return image.decode().finally(() => image.classList.remove('loading'));
    },
    refit: () => {
      widths.forEach((_, image) => fit(image));
    },
  };
}
