import { enhanceImages } from '@sitewright/image-loader/dom';
import { countGeometryReads } from './geometry-reads.ts';

const loaders: Readonly<Record<string, () => Promise<void> | void>> = {
  ours: () => void enhanceImages(document.body),
  async lazysizes() {
    for (const image of document.images) image.classList.add('lazyload');
    await import('lazysizes');
  },
  native() {
    for (const image of document.images) {
      image.loading = 'lazy';
      image.src = image.dataset.src ?? '';
    }
  },
};

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Starts a loader, and waits until the first images have loaded. */
export async function start(loader: string): Promise<void> {
  await loaders[loader]?.();
  await pause(1_500);
}

/** Scrolls to the end in steps of half a screen; returns the number of geometry reads meanwhile. */
export async function scrollThrough(): Promise<number> {
  const end = document.body.scrollHeight;
  const step = innerHeight / 2;
  const reads = countGeometryReads(window);
  for (let top = 0; top < end; top += step) {
    scrollTo(0, top);
    // oxlint-disable-next-line no-await-in-loop -- Waits for a frame and for images to load.
    await pause(30);
  }
  await pause(500);
  return reads.count();
}
