import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * Small enough that text, which each machine renders slightly differently, becomes gray while the layout stays
 * recognizable.
 */
export const screenshotWidth = 96;

/** Content that plays, moves or loads late: only its position is compared. */
const moving = 'video, iframe, .marquee, .gallery:has(> .gallery-rotate)';

/** A whole page, three bytes per pixel. */
export interface SmallScreenshot {
  readonly pixels: Buffer;
  readonly rows: number;
}

/** A rectangle on a page, in pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
}

/** The size of the open page, and its moving areas. */
const readLayout = (page: Page): Promise<Layout> =>
  page.evaluate((selector) => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return {
      width: clientWidth,
      height: scrollHeight,
      boxes: [...document.querySelectorAll(selector)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + scrollX, y: y + scrollY, width, height };
      }),
    };
  }, moving);

/** Fills a moving area with gray. */
function fillWithGray(
  { pixels, rows }: SmallScreenshot,
  { x, y, width, height }: Box,
  scale: number,
): void {
  const left = Math.max(0, Math.floor(x * scale));
  const right = Math.min(screenshotWidth, Math.ceil((x + width) * scale));
  const bottom = Math.min(rows, Math.ceil((y + height) * scale));
  if (right <= left) return;
  for (let row = Math.max(0, Math.floor(y * scale)); row < bottom; row += 1)
    pixels.fill(0x77, (row * screenshotWidth + left) * 3, (row * screenshotWidth + right) * 3);
}

/** The timeout of a screenshot in milliseconds; it usually takes a tenth of a second. */
const timeoutMs = 10_000;
const attempts = 3;

type Clip = Box & { readonly scale: number };

/**
 * A headless browser may produce no frame for a static page, and its screenshot waits for one forever: then frames are
 * requested, and the screenshot is retried.
 */
async function capture(session: CDPSession, clip: Clip): Promise<Buffer> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const screenshot = session
      .send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true, clip })
      .then(({ data }) => Buffer.from(data, 'base64'));
    // An abandoned screenshot may still resolve or fail.
    screenshot.catch(() => {});
    const captured = await Promise.race([screenshot, sleep(timeoutMs)]);
    if (captured !== undefined) return captured;
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 1 });
    await sleep(250);
    await session.send('Page.stopScreencast');
  }
  throw new Error(`the browser did not capture the page in ${attempts * timeoutMs} ms`);
}

/** Captures the whole page, however long it is: the browser itself scales it down. */
export async function takeScreenshot(page: Page): Promise<SmallScreenshot> {
  const { width, height, boxes } = await readLayout(page);
  const scale = screenshotWidth / width;
  const session = await page.context().newCDPSession(page);
  const captured = await capture(session, { x: 0, y: 0, width, height, scale });
  await session.detach();
  const drawn = await sharp(captured)
    .removeAlpha()
    .resize({ width: screenshotWidth, height: Math.ceil(height * scale), fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const screenshot = { pixels: drawn.data, rows: drawn.info.height };
  for (const box of boxes) fillWithGray(screenshot, box, scale);
  return screenshot;
}
