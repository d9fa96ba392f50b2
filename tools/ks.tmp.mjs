import { chromium } from 'playwright';
import AxeBuilder from '@axe-core/playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--host-resolver-rules=MAP *.localhost 127.0.0.1'] });
const base = 'http://kitchen-sink.localhost:4100';
const ctx = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await ctx.newPage();
let faults = [];
page.on('pageerror', (e) => faults.push('throws ' + e.message));
page.on('console', (l) => { if (['error', 'warning'].includes(l.type())) faults.push('console ' + l.text()); });
page.on('request', (r) => { const u = new URL(r.url()); if (u.protocol.startsWith('http') && u.host !== 'kitchen-sink.localhost:4100') faults.push('foreign ' + r.url()); });
await page.addInitScript(() => { window.__s = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) if (e.value > 0.001) window.__s.push(e.value.toFixed(4) + ' ' + e.sources.map((s) => s.node?.nodeName + '.' + s.node?.className).join(',')); }).observe({ type: 'layout-shift', buffered: true }); });
await page.goto(base + '/');
let paths = await page.$$eval('main a', (as) => as.map((a) => a.getAttribute('href')));
if (process.argv[2]) paths = paths.filter((p) => new RegExp(process.argv[2]).test(p));
const widths = (process.argv[3] ?? '1440,390').split(',').map(Number);
for (const path of paths) for (const width of widths) {
  faults = [];
  const t = Date.now();
  await page.setViewportSize({ width, height: 900 });
  await page.goto(base + path, { waitUntil: 'load' });
  await page.evaluate(async () => { for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) { scrollTo(0, y); await new Promise((r) => requestAnimationFrame(() => setTimeout(r, 60))); } scrollTo(0, 0); });
  await page.waitForTimeout(100);
  const v = await new AxeBuilder({ page }).analyze();
  for (const x of v.violations) faults.push('axe ' + x.id + ' ' + x.nodes.length + ' ' + x.nodes[0].html.slice(0, 200));
  for (const s of await page.evaluate(() => window.__s)) faults.push('shift ' + s);
  await page.setViewportSize({ width: 360, height: 900 });
  const ex = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (ex > 0) faults.push('wide ' + ex);
  if (process.argv[4]) { await page.setViewportSize({ width, height: 900 }); await page.screenshot({ path: `/tmp/h/shots/ks${path.replaceAll('/', '_')}-${width}.png`, fullPage: true }); }
  console.log(path, width, Date.now() - t, [...new Set(faults)].join('\n   '));
}
await browser.close();
