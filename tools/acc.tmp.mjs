import { chromium } from 'playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--host-resolver-rules=MAP *.localhost 127.0.0.1'] });
const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
await page.addInitScript(() => { window.__s = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) window.__s.push([e.value, e.startTime, ...e.sources.map((s) => [s.node?.nodeName, s.node?.textContent?.slice(0,60), s.node?.open, JSON.stringify(s.previousRect), JSON.stringify(s.currentRect)].join(' '))]); }).observe({ type: 'layout-shift', buffered: true }); });
await page.goto('http://kitchen-sink.localhost:4100/block-accordion', { waitUntil: 'load' });
await page.evaluate(async () => { for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) { scrollTo(0, y); await new Promise((r) => requestAnimationFrame(() => setTimeout(r, 60))); } scrollTo(0, 0); });
console.log(JSON.stringify(await page.evaluate(() => window.__s), null, 1));
console.log(await page.evaluate(() => document.querySelector('.accordion').outerHTML.slice(0, 900)));
await browser.close();
