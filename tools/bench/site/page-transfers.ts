import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Request } from 'playwright';
import type { DemoPage } from './demo-pages.ts';
import { settle, visitPage } from './visit-page.ts';
import { lockScroll, useIslands, type IslandTrigger } from './use-islands.ts';

/** Transferred bytes of response bodies in one visit with an empty cache. */
export interface PageTransfers {
  readonly html: number;
  /** Linked style sheets, plus the inline ones, compressed separately. */
  readonly css: number;
  /** The scripts in the markup and their static imports. */
  readonly boot: number;
  readonly islandsOnLoad: number;
  readonly islandsWhenUsed: number;
  /** Of islands that wait for a touch: maps, videos of other services. */
  readonly islandsWhenTouched: number;
  /** The recorders of errors and events, which load once the page is loaded and idle. */
  readonly recorders: number;
  /** Scripts that came uncompressed although compression would have made them smaller. */
  readonly uncompressed: number;
  readonly images: number;
  readonly fonts: number;
  readonly requests: number;
  /** Number of requests to hosts other than the page's. */
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

/** Phase of the visit: the page loads, visible islands are used, islands that wait for a touch are touched. */
type Phase = 'load' | IslandTrigger;

/** Bytes; a smaller script fits into one packet uncompressed. */
const minCompressibleBytes = 1_000;

const isRecorder = (url: string) => /\/record-page-[^/]*\.js$/.test(url);

const brotliBytes = (text: string) =>
  text === ''
    ? 0
    : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const importedBy = (script: string): string[] =>
  [...script.matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g)].map(([, path = '']) => path);

/** URLs of the scripts in the markup and of all their static imports. */
function bootScripts(
  markupScripts: readonly string[],
  transfers: readonly Transfer[],
): ReadonlySet<string> {
  const texts = new Map(transfers.map(({ url, script }) => [url, script]));
  const found = new Set<string>();
  const queue = [...markupScripts];
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (found.has(url)) continue;
    found.add(url);
    const base = url;
    queue.push(...importedBy(texts.get(url) ?? '').map((path) => new URL(path, base).href));
  }
  return found;
}

async function measureRequest(request: Request, phase: Phase): Promise<Transfer | undefined> {
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
    // The request was aborted.
    return undefined;
  }
}

/** Opens a page on a phone with an empty cache, and then uses its islands. */
export async function pageTransfers(browser: Browser, demo: DemoPage): Promise<PageTransfers> {
  const { context, page, open } = await visitPage(browser, demo);
  try {
    const measurements: Promise<Transfer | undefined>[] = [];
    let phase: Phase = 'load';
    page.on('requestfinished', (request) => measurements.push(measureRequest(request, phase)));
    await open();
    const styles = await page.locator('style').allTextContents();
    const markupScripts = await page
      .locator('script[src]')
      .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
    await lockScroll(page);
    for (const trigger of ['seen', 'touched'] as const) {
      phase = trigger;
      await useIslands(page, trigger);
      await settle(page);
    }

    const transfers = (await Promise.all(measurements)).filter(
      (transfer) => transfer !== undefined,
    );
    const boot = bootScripts(markupScripts, transfers);
    const sum = (isCounted: (transfer: Transfer) => boolean) =>
      transfers.filter(isCounted).reduce((bytes, transfer) => bytes + transfer.bytes, 0);
    const loaded = (type: string) =>
      sum((transfer) => transfer.type === type && transfer.phase === 'load');
    const islandsOf = (islandPhase: Phase) =>
      sum(
        ({ type, url, phase: transferPhase }) =>
          type === 'script' && !boot.has(url) && !isRecorder(url) && transferPhase === islandPhase,
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
          type === 'script' && !isCompressed && bytes > minCompressibleBytes,
      ),
      images: loaded('image'),
      fonts: loaded('font'),
      requests: transfers.filter((transfer) => transfer.phase === 'load').length,
      foreign: transfers.filter(({ url }) => new URL(url).host !== demo.host).length,
    };
  } finally {
    await context.close();
  }
}
