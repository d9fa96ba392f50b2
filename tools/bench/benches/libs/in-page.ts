import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { bundle } from './bundle.ts';
import { serve } from './serve.ts';

export interface PageOptions {
  readonly browser: Browser;
  /** The module whose exports the page is asked for. */
  readonly entry: string;
  /** Default: a page without content. */
  readonly body?: string;
  readonly context?: BrowserContextOptions;
}

const bundles = new Map<string, Promise<string>>();

/** Opens a page that has a bundled module at `/page.js`, of an origin of its own. */
export async function withPage<Figures>(
  { browser, entry, body = '', context: contextOptions = {} }: PageOptions,
  use: (page: Page) => Promise<Figures>,
): Promise<Figures> {
  const bundled = bundles.get(entry) ?? bundle(entry);
  bundles.set(entry, bundled);
  const script = await bundled;
  await using site = await serve(({ url }, response) => {
    const isScript = url === '/page.js';
    // Isolated from other origins a page has the finer clock.
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

/** Asks a page of its own: opens it, and calls one of the functions that the module exports. */
export const ask = <Answer>(
  options: PageOptions,
  question: string,
  argument?: unknown,
): Promise<Answer> =>
  withPage(options, (page) =>
    page.evaluate(
      async ([name, given]) => {
        const path = '/page.js';
        const module = (await import(path)) as Record<string, (given: unknown) => unknown>;
        return (await module[name]?.(given)) as Answer;
      },
      [question, argument] as const,
    ),
  );
