import type { RunningServer } from '../server/running-server.ts';
import { createHttpClient } from './http-client.ts';

/** A page of a demo site. */
export interface DemoPage {
  readonly host: string;
  /** The website's identifier: the first part of its host. */
  readonly site: string;
  readonly path: string;
  readonly status: number;
  /** Value of `data-page` on the body: `document`, `collection`, `item`, `locked`, `cart` … */
  readonly kind: string;
  /** Names of the islands in its markup. */
  readonly islands: readonly string[];
  /**
   * Whether it runs code before the visitor interacts: an island that does not wait for a touch, blocks that animate
   * in, or buttons whose clicks are counted.
   */
  readonly isLively: boolean;
  /** Cookies that it needs to show everything: a cart page needs a cart. */
  readonly cookies: Readonly<Record<string, string>>;
}

/** Name of a page in tables: `shop/cart`. */
export const pageName = ({ site, path, cookies }: DemoPage): string =>
  `${site}${path}${Object.keys(cookies).length === 0 ? '' : ' (filled)'}`;

/** More than any demo site has: stops the crawl when links lead on endlessly. */
const maxPages = 250;
const fixedPaths = ['/search', '/no-such-page'] as const;
const shopPaths = ['/cart', '/checkout'] as const;
const isPagePath = (path: string) =>
  path.startsWith('/') && !/^\/(s|api|assets|config|commerce)(\/|$)|^\/\//.test(path);

/** Links without their queries, which do not lead to another page; except the one of a donation. */
const links = /<a[^>]* href="(\/checkout\/donate\?[^"&]+|[^"#?]+)/g;

const lively = /<html[^>]* data-motion=|<a[^>]* data-tracked=/;
const islandTags = /<[^>]* data-island=[^>]*>/g;

/** Whether a page runs code before the visitor interacts. */
export const runsByItself = (html: string): boolean =>
  lively.test(html) ||
  (html.match(islandTags) ?? []).some((tag) => !tag.includes(' data-island-when="touch"'));

const allMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

/** Adds the first product on the page to a cart. Returns the cookies of the cart; undefined without a product. */
async function fillCart(
  server: RunningServer,
  host: string,
  html: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const [variantId] = allMatches(html, /name="variantId"[^>]*value="([0-9a-f]{24})"/g);
  if (variantId === undefined) return undefined;
  const client = createHttpClient({ port: server.port, host });
  const { status } = await client.send('POST', '/api/cart/entries', { variantId, quantity: 1 });
  client.close();
  return status < 300 ? Object.fromEntries(client.cookies) : undefined;
}

/** All pages of a demo site that are linked, directly or not, from its home page, and those with fixed paths. */
async function pagesOf(server: RunningServer, host: string): Promise<DemoPage[]> {
  const client = createHttpClient({ port: server.port, host });
  const found: DemoPage[] = [];
  let cart: Readonly<Record<string, string>> | undefined;

  async function read(path: string, cookies: Readonly<Record<string, string>> = {}) {
    for (const [name, value] of Object.entries(cookies)) client.cookies.set(name, value);
    const response = await client.get(path);
    client.cookies.clear();
    const html = response.body.toString();
    found.push({
      host,
      site: host.split('.', 1)[0] ?? host,
      path,
      status: response.status,
      kind: allMatches(html, /<body[^>]* data-page="(\w+)"/g)[0] ?? 'unknown',
      isLively: runsByItself(html),
      islands: unique(allMatches(html, /data-island="([\w-]+)"/g)),
      cookies,
    });
    return html;
  }

  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const html = await read(path);
    cart ??= await fillCart(server, host, html);
    const known = new Set([...found.map((page) => page.path), ...queue]);
    for (const link of unique(allMatches(html, links)))
      if (isPagePath(link) && !known.has(link)) queue.push(link);
    if (found.length > maxPages) throw new Error(`${host} has more than ${maxPages} pages.`);
  }
  for (const path of fixedPaths) await read(path);
  if (cart !== undefined) for (const path of shopPaths) await read(path, cart);
  client.close();
  return found;
}

/** All pages of all demo sites of a running server. */
export async function demoPages(server: RunningServer): Promise<DemoPage[]> {
  const pages: DemoPage[] = [];
  for (const host of server.siteHosts) pages.push(...(await pagesOf(server, host)));
  return pages;
}

/** One page of each type on each site. The type is the kind, the islands and whether the page is lively. */
export function pageTypes(pages: readonly DemoPage[]): DemoPage[] {
  const first = new Map<string, DemoPage>();
  for (const page of pages) {
    const type = [page.site, page.kind, page.isLively, ...page.islands.toSorted()].join(' ');
    if (!first.has(type)) first.set(type, page);
  }
  return [...first.values()];
}
