import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Request } from 'playwright';
import type { DemoPage } from './demo-pages.ts';
import { settle, visitPage } from './visit-page.ts';
import { holdPage, useIslands, type IslandTrigger } from './use-islands.ts';

/** Bytes of bodies as they came over the wire, of one visit with nothing kept from before. */
export interface PageTransfers {
  readonly html: number;
  /** Style sheets: those of their own, and what the inline ones come to when they are compressed alone. */
  readonly css: number;
  /** The scripts that the markup names, and what they import. */
  readonly boot: number;
  readonly islandsOnLoad: number;
  readonly islandsWhenUsed: number;
  /** Of islands that wait for a touch: maps, films of other services. */
  readonly islandsWhenTouched: number;
  /** The recorders of errors and events, which come once the page is loaded and idle. */
  readonly recorders: number;
  /** Of the scripts, what came without compression although it could have been smaller. */
  readonly uncompressed: number;
  readonly images: number;
  readonly fonts: number;
  readonly requests: number;
  /** Requests to other hosts than the page's own. */
  readonly foreign: number;
}

interface Transfer {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
  /** The text of a script; empty for everything else. */
  readonly script: string;
  readonly isCompressed: boolean;
  readonly phase: Phase;
}

/** What happens on the page: it loads, islands that were seen are used, islands that wait are touched. */
type Phase = 'load' | IslandTrigger;

/** A smaller script fits into one packet as it is. */
const worthCompressing = 1_000;

const isRecorder = (url: string) => /\/record-page-[^/]*\.js$/.test(url);

const brotliBytes = (text: string) =>
  text === ''
    ? 0
    : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const importedBy = (script: string): string[] =>
  [...script.matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g)].map(([, path = '']) => path);

/** Addresses of the scripts in the markup and of everything that they import without being asked to. */
function bootScripts(
  named: readonly string[],
  transfers: readonly Transfer[],
): ReadonlySet<string> {
  const texts = new Map(transfers.map(({ url, script }) => [url, script]));
  const found = new Set<string>();
  const waiting = [...named];
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    if (found.has(url)) continue;
    found.add(url);
    const base = url;
    waiting.push(...importedBy(texts.get(url) ?? '').map((path) => new URL(path, base).href));
  }
  return found;
}

async function measured(request: Request, phase: Phase): Promise<Transfer | undefined> {
  try {
    const { responseBodySize } = await request.sizes();
    const type = request.resourceType();
    const response = await request.response();
    return {
      url: request.url(),
      type,
      bytes: responseBodySize,
      script: type === 'script' ? ((await response?.text()) ?? '') : '',
      isCompressed: response?.headers()['content-encoding'] !== undefined,
      phase,
    };
  } catch {
    // It was broken off: the page did not wait for it.
    return undefined;
  }
}

/** Opens a page on a phone that has seen nothing of the site, and then uses what is on it. */
export async function pageTransfers(browser: Browser, demo: DemoPage): Promise<PageTransfers> {
  const { context, page, open } = await visitPage(browser, demo);
  try {
    const waiting: Promise<Transfer | undefined>[] = [];
    let phase: Phase = 'load';
    page.on('requestfinished', (request) => waiting.push(measured(request, phase)));
    await open();
    const styles = await page.locator('style').allTextContents();
    const named = await page
      .locator('script[src]')
      .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
    await holdPage(page);
    for (const trigger of ['seen', 'touched'] as const) {
      phase = trigger;
      await useIslands(page, trigger);
      await settle(page);
    }

    const transfers = (await Promise.all(waiting)).filter((transfer) => transfer !== undefined);
    const boot = bootScripts(named, transfers);
    const sum = (isCounted: (transfer: Transfer) => boolean) =>
      transfers.filter(isCounted).reduce((bytes, transfer) => bytes + transfer.bytes, 0);
    const loaded = (type: string) => sum((one) => one.type === type && one.phase === 'load');
    const islandsOf = (wanted: Phase) =>
      sum(
        ({ type, url, phase: at }) =>
          type === 'script' && !boot.has(url) && !isRecorder(url) && at === wanted,
      );
    return {
      html: loaded('document'),
      css: loaded('stylesheet') + brotliBytes(styles.join('')),
      boot: sum(({ type, url }) => type === 'script' && boot.has(url)),
      islandsOnLoad: islandsOf('load'),
      islandsWhenUsed: islandsOf('seen'),
      islandsWhenTouched: islandsOf('touched'),
      recorders: sum(({ url }) => isRecorder(url)),
      uncompressed: sum(
        ({ type, isCompressed, bytes }) =>
          type === 'script' && !isCompressed && bytes > worthCompressing,
      ),
      images: loaded('image'),
      fonts: loaded('font'),
      requests: transfers.filter((one) => one.phase === 'load').length,
      foreign: transfers.filter(({ url }) => new URL(url).host !== demo.host).length,
    };
  } finally {
    await context.close();
  }
}
