import type { Page } from '@playwright/test';
import { findPages } from './find-pages.ts';

/** Whether all variants are tried: `npm run test:long`. */
export const isLong = process.env['LONG'] === '1';

/** A block with many variants has several pages in the kitchen sink: `/block-gallery`, `/block-gallery-2`, … */
const variantPage = /^\/block-.+-\d+$/;

/** The number of items that represent a collection. */
const itemsPerCollection = 2;

/**
 * The pages of a demo site, with one page of each block of the kitchen sink and two items of each collection; in the
 * long tests, all pages.
 */
export async function findSamplePages(page: Page, home: string): Promise<string[]> {
  const paths = await findPages(page, home);
  if (isLong) return paths;
  const counts = new Map<string, number>();
  return paths.filter((path) => {
    if (variantPage.test(path)) return false;
    const collection = path.slice(0, path.lastIndexOf('/'));
    if (collection === '') return true;
    const count = counts.get(collection) ?? 0;
    counts.set(collection, count + 1);
    return count < itemsPerCollection;
  });
}
