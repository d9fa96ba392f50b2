import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawnRectangle, type DrawnImage } from '../drawn-rectangle.ts';
import { removePictures, renderImage } from './picture.fixture.ts';

afterEach(removePictures);

/** An image whose red channel encodes the distance from its left edge, and whose green channel that from its top. */
function chart(width: number, height: number): string {
  const gradient = (id: string, color: string, x: number, y: number) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}"><stop stop-color="#000"/><stop offset="1" stop-color="${color}"/></linearGradient>`;
  const fill = (id: string) =>
    `<rect width="100%" height="100%" fill="url(#${id})" style="mix-blend-mode:screen"/>`;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${gradient('r', '#f00', 1, 0)}${gradient('g', '#0f0', 0, 1)}<rect width="100%" height="100%"/>${fill('r')}${fill('g')}</svg>`,
  )}`;
}

async function pixelsOf(box: HTMLElement): Promise<(x: number, y: number) => readonly number[]> {
  const base64 = await page.screenshot({ element: box, base64: true, save: false });
  const bytes = await fetch(`data:image/png;base64,${base64}`);
  const bitmap = await createImageBitmap(await bytes.blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  return (x, y) => [...context.getImageData(x, y, 1, 1).data];
}

const container = { width: 240, height: 180 };

it.each<[string, DrawnImage]>([
  ['cover', { dimensions: { width: 600, height: 300 }, fixedRatio: false }],
  [
    'cover around a focal point',
    { dimensions: { width: 600, height: 300 }, fixedRatio: false, focalPoint: { x: 0.2, y: 0 } },
  ],
  [
    'cover of an upright picture',
    { dimensions: { width: 200, height: 600 }, fixedRatio: false, focalPoint: { x: 0, y: 0.9 } },
  ],
  [
    'contain at the top left',
    {
      dimensions: { width: 200, height: 600 },
      fixedRatio: false,
      cropMode: 'contain',
      fitAlignment: 'top-left',
    },
  ],
  [
    'contain of a small picture that may not grow',
    {
      dimensions: { width: 100, height: 80 },
      fixedRatio: false,
      cropMode: 'contain',
      stretch: false,
    },
  ],
  [
    'cover of a small picture that may not grow',
    { dimensions: { width: 100, height: 300 }, fixedRatio: false, stretch: false },
  ],
  ['a fixed ratio', { dimensions: { width: 600, height: 300 } }],
  ['no crop', { dimensions: { width: 300, height: 300 }, cropMode: 'none', stretch: false }],
])('matches the rectangle drawn by the browser: %s', async (_what, image) => {
  const { width, height } = image.dimensions;
  const rendered = renderImage({ ...image, source: chart(width, height), sizes: '1px' }, container);
  rendered.box.style.overflow = 'hidden';
  rendered.image.src = chart(width, height);
  await rendered.image.decode();
  const pixel = await pixelsOf(rendered.box);
  const drawn = drawnRectangle(image, container);

  let seen = 0;
  for (const [x, y] of [
    [5, 5],
    [30, 60],
    [120, 90],
    [70, 150],
    [230, 20],
    [200, 170],
  ] as const) {
    const across = (x + 0.5 - drawn.x) / drawn.width;
    const down = (y + 0.5 - drawn.y) / drawn.height;
    const element = rendered.image.getBoundingClientRect();
    const at = rendered.box.getBoundingClientRect();
    const isInElement = x < element.right - at.left && y < element.bottom - at.top;
    if (Math.min(across, down) < 0.02 || Math.max(across, down) > 0.98 || !isInElement) continue;
    seen += 1;
    const [red = -1, green = -1] = pixel(x, y);
    expect(red / 255, `from the left at ${x}, ${y}`).toBeCloseTo(across, 1.5);
    expect(green / 255, `from the top at ${x}, ${y}`).toBeCloseTo(down, 1.5);
  }
  expect(seen).toBeGreaterThan(0);
});
