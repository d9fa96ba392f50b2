import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Where the pictures lie that pages are compared with. `UPDATE_PICTURES=1` draws them anew. */
const folder = join(import.meta.dirname, '../../pictures');

/** Small enough that letters, which each machine draws a little differently, are a grey and their layout is a shape. */
const width = 64;
const mostRows = 600;

/** A cell of so many pixels a side is compared as one. */
const cell = 4;
/** So far, of 255, may a cell be from the one that it is compared with. */
const mostDifference = 40;
/** So many cells of a thousand may be further. */
const mostCells = 15;

interface Picture {
  readonly pixels: Buffer;
  readonly rows: number;
}

/** The whole page as it is seen now, made small and grey. */
async function drawPage(page: Page): Promise<Picture & { readonly png: Buffer }> {
  const shot = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    // What plays, passes by or comes when it likes is a box: where it stands is compared, not what it shows just then.
    mask: [page.locator('video, .marquee, iframe')],
    maskColor: '#777777',
  });
  const small = sharp(shot).resize({ width }).greyscale();
  const { data, info } = await small.clone().raw().toBuffer({ resolveWithObject: true });
  const rows = Math.min(info.height, mostRows);
  return {
    pixels: data.subarray(0, rows * width),
    rows,
    png: await small
      .extract({ left: 0, top: 0, width, height: rows })
      .png({ compressionLevel: 9, palette: true, colours: 32 })
      .toBuffer(),
  };
}

async function readPicture(path: string): Promise<Picture> {
  const { data, info } = await sharp(readFileSync(path))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, rows: info.height };
}

/** The mean grey of a cell. */
function greyOf({ pixels }: Picture, column: number, row: number): number {
  let sum = 0;
  for (let y = 0; y < cell; y += 1)
    for (let x = 0; x < cell; x += 1) sum += pixels[(row + y) * width + column + x] ?? 0;
  return sum / (cell * cell);
}

/** How many cells of a thousand look otherwise. */
function difference(one: Picture, other: Picture): number {
  const rows = Math.min(one.rows, other.rows) - cell + 1;
  let cells = 0;
  let different = 0;
  for (let row = 0; row < rows; row += cell)
    for (let column = 0; column < width; column += cell) {
      cells += 1;
      const gap = Math.abs(greyOf(one, column, row) - greyOf(other, column, row));
      if (gap > mostDifference) different += 1;
    }
  return cells === 0 ? 0 : (different / cells) * 1000;
}

/** How the open page differs from its stored picture; null when it does not. */
export async function pictureFault(page: Page, name: string): Promise<string | null> {
  const path = join(folder, `${name}.png`);
  const drawn = await drawPage(page);
  if (process.env['UPDATE_PICTURES'] === '1') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, drawn.png);
    return null;
  }
  if (!existsSync(path)) return `there is no picture ${name} to compare it with`;
  const stored = await readPicture(path);
  if (Math.abs(stored.rows - drawn.rows) > Math.max(2, stored.rows * 0.03))
    return `it is ${drawn.rows} high instead of ${stored.rows}, of ${width} wide`;
  const found = difference(stored, drawn);
  return found > mostCells ? `${Math.round(found)} of 1,000 parts look otherwise` : null;
}
