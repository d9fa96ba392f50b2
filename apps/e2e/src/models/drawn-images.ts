import type { Page } from '@playwright/test';
import { scrollThrough } from './scroll-through.ts';

/** An image file of a page at its largest displayed size. */
export interface DrawnImage {
  readonly file: string;
  /** The width of the loaded file in pixels. */
  readonly loaded: number;
  /** The displayed width in device pixels, including cropped parts. */
  readonly drawn: number;
  /** The width of the original in pixels. */
  readonly natural: number;
  readonly frame: string;
}

/** All images of the open page after scrolling: each file once, at its largest. */
export async function drawnImages(page: Page): Promise<DrawnImage[]> {
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const found = new Map<string, DrawnImage>();
    for (const image of document.images) {
      const { clientWidth, clientHeight, currentSrc } = image;
      const width = Number(/[?&]format=(\d+)w/.exec(currentSrc)?.[1]);
      const natural = Number(image.getAttribute('width'));
      if (!width || !clientWidth || !clientHeight || !natural || !image.checkVisibility()) continue;
      const ratio = natural / Number(image.getAttribute('height'));
      const { objectFit } = getComputedStyle(image);
      const fits = { cover: Math.max, contain: Math.min };
      const fit = objectFit === 'cover' || objectFit === 'contain' ? fits[objectFit] : undefined;
      const drawn = (fit?.(clientWidth, clientHeight * ratio) ?? clientWidth) * devicePixelRatio;
      const file = new URL(currentSrc).pathname;
      const previous = found.get(file);
      if (previous !== undefined && previous.drawn >= drawn) continue;
      const loaded = Math.max(Math.min(width, natural), previous?.loaded ?? 0);
      const frame = `${clientWidth} × ${clientHeight}, ${objectFit}, ${image.sizes}`;
      found.set(file, { file, loaded, drawn, natural, frame });
    }
    return [...found.values()];
  });
}
