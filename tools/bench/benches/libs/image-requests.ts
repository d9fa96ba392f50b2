import type { Browser } from 'playwright';
import { bundle } from './bundle.ts';
import { serve } from './serve.ts';

const imageCount = 500;
/** A column of rows 100 pixels high, on a screen of eight of them. */
const viewport = { width: 1_280, height: 800 } as const;
const rowHeight = 100;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="${rowHeight}"/>`;
const images = Array.from(
  { length: imageCount },
  (_, index) =>
    `<img data-src="/images/${index}.svg" data-image-dimensions="150x${rowHeight}" alt="" width="150" height="${rowHeight}" style="display:block">`,
).join('');

/**
 * What a loader requested before the first scroll, in total, and how often it read geometry while the page scrolled.
 */
export interface ImageFigures {
  readonly first: number;
  readonly all: number;
  readonly reads: number;
}

export async function measureImages(browser: Browser, loader: string): Promise<ImageFigures> {
  const script = await bundle('pages/image-loader.ts');
  const asked = new Set<string>();
  await using site = await serve(({ url = '' }, response) => {
    if (url.startsWith('/images/')) {
      asked.add(url);
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg);
    } else if (url === '/page.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(`<!doctype html><body style="margin:0">${images}</body>`);
    }
  });
  await using context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(site.origin);
  const call = (name: string, argument?: string) =>
    page.evaluate(
      async ([question, given]) => {
        const path = '/page.js';
        const module = (await import(path)) as Record<string, (given: unknown) => unknown>;
        return module[question]?.(given);
      },
      [name, argument] as const,
    );
  await call('start', loader);
  const first = asked.size;
  const reads = (await call('scrollThrough')) as number;
  return { first, all: asked.size, reads };
}
