import {
  createImageLoader,
  imageErrorMessage,
  loadConcurrency,
  type ImageLoader,
  type ImageOutcome,
} from '@sitewright/image-loader';
import type { LightboxItem } from '../lightbox-item.ts';
import { createContent } from './create-content.ts';

/** Loads the images of a lightbox. */
export interface PictureLoader {
  /** Loads the shown image, then its neighbors; cancels what an earlier call has not started yet. */
  readonly load: (
    shown: HTMLElement,
    neighbors: readonly LightboxItem[],
    onFailed?: () => void,
  ) => void;
  readonly stop: () => void;
}

/** The breakpoint of phones, as in the image loader. */
const phoneQuery = '(width <= 432px)';

async function show(image: HTMLImageElement): Promise<void> {
  const { src = '', srcset } = image.dataset;
  image.classList.add('loading');
  if (srcset !== undefined) {
    image.sizes = '100vw';
    image.srcset = srcset;
  }
  image.src = src;
  try {
    await image.decode();
    // Otherwise the preview would show through transparent parts.
    image.style.backgroundImage = '';
  } finally {
    image.classList.remove('loading');
  }
}

/** Neighbors are preloaded, on phones one after the other, and only after the shown image. */
export function createPictureLoader(view: Window, log: (message: string) => void): PictureLoader {
  let loader: ImageLoader<HTMLElement> | undefined;

  async function logFailure(loading: Promise<ImageOutcome>, onFailed?: () => void): Promise<void> {
    const outcome = await loading;
    if (!('error' in outcome)) return;
    log(imageErrorMessage(outcome.error));
    onFailed?.();
  }

  return {
    load(shown, neighbors, onFailed) {
      loader?.destroy();
      const current = createImageLoader<HTMLElement>(
        {
          isImage: (element) => element.tagName === 'IMG',
          sourceOf: (element) => element.dataset['src'] ?? '',
          isLoading: (element) => element.classList.contains('loading'),
          show: (element) => show(element as HTMLImageElement),
        },
        {},
        loadConcurrency({ mobile: view.matchMedia(phoneQuery).matches }),
      );
      loader = current;
      // A video is not an image and loads by itself.
      if (shown.dataset['src'] !== undefined) void logFailure(current.load(shown), onFailed);
      for (const item of neighbors)
        if (item.content.kind === 'picture') void current.load(createContent(view.document, item));
    },
    stop: () => loader?.destroy(),
  };
}
