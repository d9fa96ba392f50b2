import { chooseWidth } from '../choose-width.ts';
import type { ImageConfig } from '../image-config.ts';
import type { ImageServer } from '../image-server.ts';
import { sizedSource } from '../sized-source.ts';

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

/** Keeps the images; `widthOf` tells the width of a box in CSS pixels as far as it is known. */
export function shownImages(
  widthOf: (image: HTMLImageElement) => number | undefined,
  rules: WidthRules,
  view: Window,
): ShownImages {
  const widths = new Map<HTMLImageElement, number>();

  function fit(image: HTMLImageElement) {
    const { src, imageDimensions } = image.dataset;
    const width = chooseWidth<number>({
      ...rules,
      cssWidth: widthOf(image) ?? image.clientWidth,
      dpr: view.devicePixelRatio,
      // "1500x1000" begins with the width.
      naturalWidth: Number.parseInt(String(imageDimensions), 10) || Infinity,
    });
    if (width <= (widths.get(image) ?? 0)) return;
    image.src = sizedSource(src!, width, rules);
    widths.set(image, width);
  }

  return {
    show: (image) => {
      widths.delete(image);
      // Its address may be refused: nothing is under way before that.
      fit(image);
      image.classList.add('loading');
      return image.decode().finally(() => image.classList.remove('loading'));
    },
    refit: () => {
      for (const image of widths.keys()) fit(image);
    },
  };
}
