import type { ImageWidth } from '../image-widths.ts';
import { sizedSource } from '../sized-source.ts';
import { suitingWidth, type WidthRules } from './suiting-width.ts';

const loadingClass = 'loading';

/** The `<img data-src>` elements that have their picture, each in a width that suits its box. */
export interface ShownImages {
  readonly isLoading: (image: HTMLImageElement) => boolean;
  /** Gives an image its picture; rejects when it cannot be loaded. */
  readonly show: (image: HTMLImageElement) => Promise<void>;
  /** Gives images whose boxes have grown a wider picture. */
  readonly refit: () => void;
}

/** Keeps the images; `widthOf` tells the width of a box in CSS pixels as far as it is known. */
export function shownImages(
  widthOf: (image: HTMLImageElement) => number | undefined,
  rules: WidthRules,
): ShownImages {
  const widths = new Map<HTMLImageElement, ImageWidth>();

  function request(image: HTMLImageElement, width: ImageWidth) {
    widths.set(image, width);
    image.src = sizedSource(image.dataset.src ?? '', width, rules.sizeFormat);
  }

  return {
    isLoading: (image) => image.classList.contains(loadingClass),
    show: async (image) => {
      image.classList.add(loadingClass);
      request(image, suitingWidth(image, widthOf(image) ?? image.clientWidth, rules));
      try {
        await image.decode();
      } finally {
        image.classList.remove(loadingClass);
      }
    },
    refit: () => {
      for (const [image, present] of widths) {
        const width = suitingWidth(image, widthOf(image) ?? 0, rules);
        if (width > present) request(image, width);
      }
    },
  };
}
