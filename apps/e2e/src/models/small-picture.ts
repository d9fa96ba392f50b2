import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** Small enough that letters, which each machine draws a little differently, are a grey and their layout is a shape. */
export const pictureWidth = 96;

/** What plays, passes by or comes when it likes: where it stands is compared, not what it shows just then. */
const moving = 'video, iframe, .marquee, .gallery:has(> .gallery-rotate)';

/** A whole page, three bytes for each pixel. */
export interface SmallPicture {
  readonly pixels: Buffer;
  readonly rows: number;
}

/** Where something lies on a page, in pixels. */
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

/** How large the open page is, and where things move on it. */
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

/** Paints what moves grey. */
function cover({ pixels, rows }: SmallPicture, { x, y, width, height }: Box, scale: number): void {
  const left = Math.max(0, Math.floor(x * scale));
  const right = Math.min(pictureWidth, Math.ceil((x + width) * scale));
  const bottom = Math.min(rows, Math.ceil((y + height) * scale));
  if (right <= left) return;
  for (let row = Math.max(0, Math.floor(y * scale)); row < bottom; row += 1)
    pixels.fill(0x77, (row * pictureWidth + left) * 3, (row * pictureWidth + right) * 3);
}

/** How long a browser has for a picture, in milliseconds; it takes a tenth of a second. */
const patience = 10_000;
const attempts = 3;

type Clip = Box & { readonly scale: number };

/**
 * A browser without a screen may draw no frame of a page on which nothing moves, and its picture waits for one without
 * end: then it is asked for frames, and for the picture again.
 */
async function capture(session: CDPSession, clip: Clip): Promise<Buffer> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const asked = session
      .send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true, clip })
      .then(({ data }) => Buffer.from(data, 'base64'));
    // The answer to one that was given up comes, or fails, after nobody waits for it.
    asked.catch(() => {});
    const drawn = await Promise.race([asked, sleep(patience)]);
    if (drawn !== undefined) return drawn;
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 1 });
    await sleep(250);
    await session.send('Page.stopScreencast');
  }
  throw new Error(`the browser drew no picture of the page in ${attempts * patience} ms`);
}

/** The whole page as it is seen now, drawn small by the browser itself: nothing of it is too far down. */
export async function drawPage(page: Page): Promise<SmallPicture> {
  const { width, height, boxes } = await readLayout(page);
  const scale = pictureWidth / width;
  const session = await page.context().newCDPSession(page);
  const captured = await capture(session, { x: 0, y: 0, width, height, scale });
  await session.detach();
  const drawn = await sharp(captured)
    .removeAlpha()
    .resize({ width: pictureWidth, height: Math.ceil(height * scale), fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { pixels: drawn.data, rows: drawn.info.height };
  for (const box of boxes) cover(picture, box, scale);
  return picture;
}
