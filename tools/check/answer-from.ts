import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from 'playwright';
import { contentTypes } from './content-types.ts';

/** Answers whatever a page asks from a folder, without a server; what is not there is not found. */
export async function answerFrom(folder: string, page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    if (!existsSync(file)) return route.fulfill({ status: 404, body: '' });
    const contentType = contentTypes[extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(file) });
  });
}
