import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pictureDifference } from './picture-difference.ts';
import { drawPage, pictureWidth, type SmallPicture } from './small-picture.ts';

/** What a page has got last is painted with a later frame: a page that looks otherwise is drawn again for so long. */
const mostMs = 3_000;
const pauseMs = 500;

/** Where the pictures lie that pages are compared with. `UPDATE_PICTURES=1` draws them anew. */
const folder = join(import.meta.dirname, '../../pictures');

async function readPicture(path: string): Promise<SmallPicture> {
  const { data, info } = await sharp(readFileSync(path))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, rows: info.height };
}

/** Keeps a picture as small as one can still judge it by. */
async function writePicture(path: string, { pixels, rows }: SmallPicture): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const raw = { width: pictureWidth, height: rows, channels: 3 } as const;
  writeFileSync(path, await sharp(pixels, { raw }).webp({ quality: 60, effort: 6 }).toBuffer());
}

/** How the open page differs from its stored picture once it has come to rest; null when it does not. */
export async function findPictureError(page: Page, name: string): Promise<string | null> {
  const path = join(folder, `${name}.webp`);
  if (process.env['UPDATE_PICTURES'] === '1') {
    await writePicture(path, await drawPage(page));
    return null;
  }
  if (!existsSync(path)) return `there is no picture ${name} to compare it with`;
  const stored = await readPicture(path);
  const end = Date.now() + mostMs;
  for (;;) {
    const drawn = await drawPage(page);
    const error = pictureDifference(drawn, stored);
    if (error === null) return null;
    if (Date.now() > end) {
      await writePicture(test.info().outputPath(`${name}.webp`), drawn);
      return error;
    }
    await sleep(pauseMs);
  }
}
