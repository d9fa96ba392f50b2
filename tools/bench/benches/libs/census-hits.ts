import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { bundle } from './bundle.ts';
import { serve } from './serve.ts';

const hitPath = '/api/census/RecordHit';
/** More than a browser sends to one server at a time: the others are queued when the page is left. */
const hitsOfPage = 10;
/** Time that the server takes to respond. */
const responseMs = 20;
/** Hits that are in flight when the last page is left may still arrive in this time. */
const graceMs = 5_000;

/** Visits pages that send ten hits each and are left immediately; returns the number of hits that did not arrive. */
export async function lostHits(
  browser: Browser,
  method: string,
  expected: number,
): Promise<number> {
  const visits = expected / hitsOfPage;
  const script = await bundle('pages/census-hits.ts');
  const hits = { received: 0 };
  await using site = await serve(async (request, response) => {
    const { url = '' } = request;
    if (url.startsWith(hitPath)) {
      // A hit counts when its whole body has been received.
      request.resume().on('end', () => {
        hits.received += 1;
        setTimeout(() => response.writeHead(204).end(), responseMs);
      });
      return;
    }
    if (url === '/page.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=60' });
      response.end(script);
      return;
    }
    const page = Number(url.split('/').at(-1));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      page < visits
        ? `<!doctype html><title>Page ${page}</title><script type="module">import { visit } from '/page.js'; visit('${method}', ${page}, ${hitsOfPage});</script>`
        : '<!doctype html><title>End</title>',
    );
  });
  await using context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.origin}/${method}/0`, { waitUntil: 'commit' });
  await page.waitForURL(`${site.origin}/${method}/${visits}`, { timeout: 300_000 });
  for (let waitedMs = 0; hits.received < expected && waitedMs < graceMs; waitedMs += 50)
    await delay(50);
  return expected - hits.received;
}
