import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { screenshotDifference } from './screenshot-difference.ts';
import { takeScreenshot, screenshotWidth, type SmallScreenshot } from './small-screenshot.ts';

/** Late content is painted with a later frame: a page that differs is captured again for this long. */
const maxMs = 3_000;
const pauseMs = 500;

/** The stored screenshots. `UPDATE_SCREENSHOTS=1` replaces those that differ. */
const folder = join(import.meta.dirname, '../../screenshots');

async function readImage(path: string): Promise<SmallScreenshot> {
  const { data, info } = await sharp(readFileSync(path))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, rows: info.height };
}

/** Stores a screenshot as small as can still be compared. */
async function writeImage(path: string, { pixels, rows }: SmallScreenshot): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const raw = { width: screenshotWidth, height: rows, channels: 3 } as const;
  writeFileSync(path, await sharp(pixels, { raw }).webp({ quality: 60, effort: 6 }).toBuffer());
}

/** How the settled page differs from its stored screenshot; null if it does not. */
export async function findScreenshotError(page: Page, name: string): Promise<string | null> {
  const path = join(folder, `${name}.webp`);
  const isUpdate = process.env['UPDATE_SCREENSHOTS'] === '1';
  if (!existsSync(path)) {
    if (!isUpdate) return `there is no screenshot ${name} to compare it with`;
    await writeImage(path, await takeScreenshot(page));
    return null;
  }
  const stored = await readImage(path);
  const end = Date.now() + maxMs;
  for (;;) {
    const drawn = await takeScreenshot(page);
    const error = screenshotDifference(drawn, stored);
    if (error === null) return null;
    if (Date.now() > end) {
      if (isUpdate) {
        await writeImage(path, drawn);
        return null;
      }
      await writeImage(test.info().outputPath(`${name}.webp`), drawn);
      return error;
    }
    await sleep(pauseMs);
  }
}
