import type { Browser } from 'playwright';
import { bundle } from './bundle.ts';
import { serve } from './serve.ts';

const imageCount = 500;
/** Shows eight rows of 100 pixels. */
const viewport = { width: 1_280, height: 800 } as const;
const rowHeight = 100;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="${rowHeight}"/>`;
const images = Array.from(
  { length: imageCount },
  (_, index) =>
    `<img data-src="/images/${index}.svg" data-image-dimensions="150x${rowHeight}" alt="" width="150" height="${rowHeight}" style="display:block">`,
).join('');

/**
 * The number of images that a loader requested before the first scroll and in total, and how often it read geometry
 * while the page scrolled.
 */
export interface ImageFigures {
  readonly first: number;
  readonly all: number;
  readonly reads: number;
}

export async function measureImages(browser: Browser, loader: string): Promise<ImageFigures> {
  const script = await bundle('pages/image-loader.ts');
  const requested = new Set<string>();
  await using site = await serve(({ url = '' }, response) => {
    if (url.startsWith('/images/')) {
      requested.add(url);
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
      async ([exportName, value]) => {
        const path = '/page.js';
        const module = (await import(path)) as Record<string, (value: unknown) => unknown>;
        return module[exportName]?.(value);
      },
      [name, argument] as const,
    );
  await call('start', loader);
  const first = requested.size;
  const reads = (await call('scrollThrough')) as number;
  return { first, all: requested.size, reads };
}
