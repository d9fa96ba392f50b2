import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from 'playwright';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Answers whatever a page asks from a folder, without a server; what is not there is not found. */
export async function answerFrom(folder: string, page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    if (!existsSync(file)) return route.fulfill({ status: 404, body: '' });
    const contentType = types[extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(file) });
  });
}
