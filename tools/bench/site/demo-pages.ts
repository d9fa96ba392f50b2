import type { RunningServer } from '../server/running-server.ts';
import { createHttpClient } from './http-client.ts';

/** A page of a demo site. */
export interface DemoPage {
  readonly host: string;
  /** The website's identifier: the first part of its host. */
  readonly site: string;
  readonly path: string;
  readonly status: number;
  /** What the page says that it is: `document`, `collection`, `item`, `locked`, `cart` … */
  readonly kind: string;
  /** Names of the islands in its markup. */
  readonly islands: readonly string[];
  /**
   * Whether it runs code of its own before anybody touches it: an island that does not wait for that, blocks that
   * appear in motion, buttons whose presses are counted.
   */
  readonly isLively: boolean;
  /** Cookies without which it would show less: a cart page needs a cart. */
  readonly cookies: Readonly<Record<string, string>>;
}

/** What a page is called in tables: `shop/cart`. */
export const pageName = ({ site, path, cookies }: DemoPage): string =>
  `${site}${path}${Object.keys(cookies).length === 0 ? '' : ' (filled)'}`;

/** More than any demo site has: links that lead on for ever must not. */
const mostPages = 250;
const fixedPaths = ['/search', '/no-such-page'] as const;
const shopPaths = ['/cart', '/checkout'] as const;
const isPagePath = (path: string) =>
  path.startsWith('/') && !/^\/(s|api|assets|config|commerce)(\/|$)|^\/\//.test(path);

/** Without their queries, which make no other page; save the one that a donation is on. */
const links = /<a[^>]* href="(\/checkout\/donate\?[^"&]+|[^"#?]+)/g;

const lively = /<html[^>]* data-motion=|<a[^>]* data-tracked=/;
const islandTags = /<[^>]* data-island=[^>]*>/g;

/** Whether a page has code of its own that does not wait to be touched. */
export const runsByItself = (html: string): boolean =>
  lively.test(html) ||
  (html.match(islandTags) ?? []).some((tag) => !tag.includes(' data-island-when="touch"'));

const allMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

/** Puts the first thing that the page offers for sale into a cart; answers the cookies that say so. */
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

/** Every page that a visitor finds from the home page of one demo site, and those that have fixed addresses. */
async function pagesOf(server: RunningServer, host: string): Promise<DemoPage[]> {
  const client = createHttpClient({ port: server.port, host });
  const found: DemoPage[] = [];
  let cart: Readonly<Record<string, string>> | undefined;

  async function read(path: string, cookies: Readonly<Record<string, string>> = {}) {
    for (const [name, value] of Object.entries(cookies)) client.cookies.set(name, value);
    const answer = await client.get(path);
    client.cookies.clear();
    const html = answer.body.toString();
    found.push({
      host,
      site: host.split('.', 1)[0] ?? host,
      path,
      status: answer.status,
      kind: allMatches(html, /<body[^>]* data-page="(\w+)"/g)[0] ?? 'unknown',
      isLively: runsByItself(html),
      islands: unique(allMatches(html, /data-island="([\w-]+)"/g)),
      cookies,
    });
    return html;
  }

  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const html = await read(path);
    cart ??= await fillCart(server, host, html);
    const known = new Set([...found.map((page) => page.path), ...waiting]);
    for (const link of unique(allMatches(html, links)))
      if (isPagePath(link) && !known.has(link)) waiting.push(link);
    if (found.length > mostPages) throw new Error(`${host} has more than ${mostPages} pages.`);
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

/** One page of each kind on each site: pages of a kind differ by the islands that they have, and by what moves there. */
export function pageTypes(pages: readonly DemoPage[]): DemoPage[] {
  const first = new Map<string, DemoPage>();
  for (const page of pages) {
    const type = [page.site, page.kind, page.isLively, ...page.islands.toSorted()].join(' ');
    if (!first.has(type)) first.set(type, page);
  }
  return [...first.values()];
}
