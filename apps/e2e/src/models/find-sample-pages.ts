import type { Page } from '@playwright/test';
import { findPages } from './find-pages.ts';

/** Whether all variants are tried: `npm run test:long`. */
export const isLong = process.env['LONG'] === '1';

/** A block with many variants has several pages in the kitchen sink: `/block-gallery`, `/block-gallery-2`, … */
const furtherPage = /^\/block-.+-\d+$/;

/** How many items of a collection represent the others. */
const itemsOfSample = 2;

/**
 * The pages of a demo site, with one page of each block of the kitchen sink and two items of each collection; in the
 * long tests, all pages.
 */
export async function findSamplePages(page: Page, home: string): Promise<string[]> {
  const paths = await findPages(page, home);
  if (isLong) return paths;
  const taken = new Map<string, number>();
  return paths.filter((path) => {
    if (furtherPage.test(path)) return false;
    const collection = path.slice(0, path.lastIndexOf('/'));
    if (collection === '') return true;
    const before = taken.get(collection) ?? 0;
    taken.set(collection, before + 1);
    return before < itemsOfSample;
  });
}
