import type { Page } from '@playwright/test';
import { findPages } from './find-pages.ts';

/** Whether the full numbers are asked for: `npm run test:long`. */
export const isLong = process.env['LONG'] === '1';

/** A block with many variants has several pages in the kitchen sink: `/block-gallery`, `/block-gallery-2`, … */
const furtherPage = /^\/block-.+-\d+$/;

/** The pages of a demo site, with one page of each block of the kitchen sink; in the long tests, all pages. */
export async function findSamplePages(page: Page, home: string): Promise<string[]> {
  const paths = await findPages(page, home);
  return isLong ? paths : paths.filter((path) => !furtherPage.test(path));
}
