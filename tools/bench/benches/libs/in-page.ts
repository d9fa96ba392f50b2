import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { bundle } from './bundle.ts';
import { serve } from './serve.ts';

export interface PageOptions {
  readonly browser: Browser;
  /** The module whose exports are called in the page. */
  readonly entry: string;
  /** Default: a page without content. */
  readonly body?: string;
  readonly context?: BrowserContextOptions;
}

const bundles = new Map<string, Promise<string>>();

/** Opens a page with a bundled module at `/page.js`, on its own origin. */
export async function withPage<Figures>(
  { browser, entry, body = '', context: contextOptions = {} }: PageOptions,
  use: (page: Page) => Promise<Figures>,
): Promise<Figures> {
  const bundled = bundles.get(entry) ?? bundle(entry);
  bundles.set(entry, bundled);
  const script = await bundled;
  await using site = await serve(({ url }, response) => {
    const isScript = url === '/page.js';
    // A cross-origin isolated page has a clock of higher resolution.
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : `<!doctype html><html lang="en"><body>${body}</body></html>`);
  });
  await using context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  await page.goto(site.origin);
  return await use(page);
}

/** Opens a new page, calls an exported function of the module in it, and returns the result. */
export const ask = <Result>(
  options: PageOptions,
  exportName: string,
  argument?: unknown,
): Promise<Result> =>
  withPage(options, (page) =>
    page.evaluate(
      async ([name, value]) => {
        const path = '/page.js';
        const module = (await import(path)) as Record<string, (value: unknown) => unknown>;
        return (await module[name]?.(value)) as Result;
      },
      [exportName, argument] as const,
    ),
  );
