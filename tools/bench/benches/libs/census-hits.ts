import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { bundle } from './bundle.ts';
import { serve } from './serve.ts';

const hitPath = '/api/census/RecordHit';
/** More than a browser sends to one server at a time: the rest waits while the page is left. */
const hitsOfPage = 10;
const answerMs = 20;
/** What is under way when the last page is left may still come. */
const graceMs = 5_000;

/** Visits pages that count themselves ten times and are left at once; gives how many of the hits never came. */
export async function lostHits(browser: Browser, way: string, expected: number): Promise<number> {
  const visits = expected / hitsOfPage;
  const script = await bundle('pages/census-hits.ts');
  const hits = { come: 0 };
  await using site = await serve(async (request, response) => {
    const { url = '' } = request;
    if (url.startsWith(hitPath)) {
      // A hit has come when all of it has.
      request.resume().on('end', () => {
        hits.come += 1;
        setTimeout(() => response.writeHead(204).end(), answerMs);
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
        ? `<!doctype html><title>Page ${page}</title><script type="module">import { visit } from '/page.js'; visit('${way}', ${page}, ${hitsOfPage});</script>`
        : '<!doctype html><title>End</title>',
    );
  });
  await using context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.origin}/${way}/0`, { waitUntil: 'commit' });
  await page.waitForURL(`${site.origin}/${way}/${visits}`, { timeout: 300_000 });
  for (let waitedMs = 0; hits.come < expected && waitedMs < graceMs; waitedMs += 50)
    await delay(50);
  return expected - hits.come;
}
