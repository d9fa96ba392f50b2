import type { Page } from '@playwright/test';
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

/** The whole page as it is seen now, drawn small by the browser itself: nothing of it is too far down. */
export async function drawPage(page: Page): Promise<SmallPicture> {
  const { width, height, boxes } = await readLayout(page);
  const scale = pictureWidth / width;
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale },
  });
  await session.detach();
  const drawn = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .resize({ width: pictureWidth, height: Math.ceil(height * scale), fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { pixels: drawn.data, rows: drawn.info.height };
  for (const box of boxes) cover(picture, box, scale);
  return picture;
}
