import {
  createImageLoader,
  type ImageLoader,
  type ImageLoaderOptions,
  type ImageOutcome,
} from '../create-image-loader.ts';
import { debounce } from '../debounce.ts';
import { findImages } from '../find-images.ts';
import type { ImageError } from '../image-error.ts';
import { numberOr } from '../number-or.ts';
import { lazyMarginDefaultPx, loadConcurrency } from '../options.ts';
import { observeBoxes } from './observe-boxes.ts';
import { shownImages, type WidthRules } from './shown-images.ts';

/** Options for the images of a page. */
export interface EnhanceImagesOptions extends ImageLoaderOptions, WidthRules {
  /** Loads one image at a time, for phones. Default: when the viewport is at most 432 px wide. */
  readonly mobile?: boolean | undefined;
  /** Distance from the viewport, in pixels, at which an image loads. Default: 200. */
  readonly lazyMarginPx?: number | undefined;
  /** Called once for each image. Default: none. */
  readonly onOutcome?: ((image: HTMLImageElement, outcome: ImageOutcome) => void) | undefined;
}

/** The enhanced images of a page. */
export interface EnhancedImages {
  readonly loader: ImageLoader<HTMLImageElement>;
  /** Why nothing is loaded: there is no root, or no image below it. */
  readonly error: ImageError | undefined;
  /** Does the same for an image that is added later. */
  readonly follow: (image: HTMLImageElement) => Promise<void>;
  /** Stops observing and loading. */
  readonly destroy: () => void;
}

/**
 * Loads each `<img data-src>` below `root` when it comes within 200 px of the viewport, in the width for its box, and
 * in a larger one when the box has grown. All geometry comes from observers.
 *
 * @example const { destroy } = enhanceImages(document.body);
 */
export function enhanceImages(
  root: ParentNode | null | undefined,
  options: EnhanceImagesOptions = {},
  view: Window & typeof globalThis = window,
): EnhancedImages {
  const { mobile = view.matchMedia('(width<=432px)').matches, onOutcome } = options;
  const lazyMarginPx = numberOr(options.lazyMarginPx, 0, lazyMarginDefaultPx);

  const resized = debounce(() => shown.refit(), view);
  const boxes = observeBoxes(view, lazyMarginPx, resized);
  const shown = shownImages(boxes.known, options, view);
  const loader = createImageLoader<HTMLImageElement>(
    {
      isImage: (image) => image.tagName === 'IMG',
      sourceOf: (image) => image.dataset.src ?? '',
      isLoading: (image) => image.classList.contains('loading'),
      show: shown.show,
      whenNear: boxes.whenNear,
    },
    options,
    loadConcurrency({ mobile }),
  );

  async function follow(image: HTMLImageElement) {
    const outcome = await loader.load(image, { lazy: true });
    if (outcome.status === 'loaded') boxes.watchBox(image);
    onOutcome?.(image, outcome);
  }

  const { images = [], error } = findImages<HTMLImageElement>(root);
  for (const image of images) void follow(image);

  return {
    loader,
    error,
    follow,
    destroy: () => {
      boxes.disconnect();
      loader.destroy();
    },
  };
}
