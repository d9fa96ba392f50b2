import type { Browser, Page } from '@playwright/test';
import { ConfigArea } from './models/config-area.ts';
import { publishPage } from './models/publish-page.ts';
import { playlistOf, recordVideo, type VideoParts } from './models/record-video.ts';
import type { RunningSite } from './start-site.ts';
import { expect, test } from './test.ts';

/** Third-party live streams in published pages, under the page's policy. */

const video = 10;
const host = 'https://live.example';
const stream = `${host}/film/all.m3u8`;

async function publishStream(page: Page, site: RunningSite, urlId: string): Promise<void> {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await publishPage(page, 'cafe', urlId, [
    { type: video, props: { source: 'stream', stream, title: 'The harbour' } },
  ]);
}

/** Makes a browser report no native support for live streams. */
function playNoStreams(): void {
  const canPlay = HTMLMediaElement.prototype.canPlayType;
  HTMLMediaElement.prototype.canPlayType = function canPlayType(type) {
    return type.includes('mpegurl') ? '' : canPlay.call(this, type);
  };
}

/** A visitor, the requests to the host, and violations of the page's policy. */
async function openVisitor(browser: Browser, video: VideoParts | null, playsStreams: boolean) {
  const context = await browser.newContext();
  if (!playsStreams) await context.addInitScript(playNoStreams);
  const page = await context.newPage();
  const requested: string[] = [];
  const rejected: string[] = [];
  await page.route(`${host}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.replace('/film/', '');
    requested.push(name);
    const body =
      {
        'all.m3u8': video === null ? undefined : Buffer.from(playlistOf(video)),
        'head.mp4': video?.head,
      }[name] ?? video?.parts[Number.parseInt(name, 10)];
    const headers = { 'access-control-allow-origin': '*' };
    return body === undefined
      ? route.fulfill({ status: 404, headers })
      : route.fulfill({ headers, body });
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) rejected.push(message.text());
  });
  return { page, asked: requested, rejected, close: () => context.close() };
}

for (const [browserKind, playsStreams] of [
  ['that cannot by itself', false],
  ['that can', true],
] as const) {
  test(`plays a stream on click in a browser ${browserKind}, without CSP violations`, async ({
    page,
    site,
    browser,
  }) => {
    await publishStream(page, site, `harbour${playsStreams ? 1 : 2}`);
    const video = await recordVideo(page);
    const visit = await openVisitor(browser, video, playsStreams);
    const { page: visitor, asked, rejected, close } = visit;
    const response = await visitor.goto(site.siteUrl('cafe', `/harbour${playsStreams ? 1 : 2}`), {
      waitUntil: 'networkidle',
    });
    expect(response?.headers()['content-security-policy']).toContain(`connect-src 'self' ${host};`);
    expect(asked).toEqual([]);
    const player = visitor.locator('video');

    await visitor.getByRole('link', { name: 'Play video: The harbour' }).click();
    await expect
      .poll(() => player.evaluate((own: HTMLVideoElement) => own.currentTime))
      .toBeGreaterThan(1);
    await expect(player).toBeVisible();
    expect(new Set(asked)).toEqual(
      new Set(['all.m3u8', 'head.mp4', ...video.parts.map((_, index) => `${index}.m4s`)]),
    );
    expect(await player.evaluate((own: HTMLVideoElement) => own.videoWidth)).toBe(320);
    expect(rejected).toEqual([]);
    await close();
  });

  test(`shows an error with a link in a browser ${browserKind} when the host does not respond`, async ({
    page,
    site,
    browser,
  }) => {
    await publishStream(page, site, `silence${playsStreams ? 1 : 2}`);
    const {
      page: visitor,
      asked: requested,
      close,
    } = await openVisitor(browser, null, playsStreams);
    await visitor.goto(site.siteUrl('cafe', `/silence${playsStreams ? 1 : 2}`), {
      waitUntil: 'networkidle',
    });
    await visitor.getByRole('link', { name: 'Play video: The harbour' }).click();
    const words = visitor.locator('.video-failure');
    await expect(words).toContainText('live.example did not respond');
    await expect(words).toBeVisible();
    await expect(words.getByRole('link', { name: 'The harbour' })).toHaveAttribute('href', stream);
    await expect(visitor.locator('video')).toHaveCount(0);
    expect(requested).toContain('all.m3u8');
    await close();
  });
}

test('shows the native video player without JavaScript', async ({ page, site, browser }) => {
  await publishStream(page, site, 'still');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(site.siteUrl('cafe', '/still'));
  await expect(visitor.locator('video[controls]')).toBeVisible();
  await expect(visitor.locator('video > source')).toHaveAttribute('src', stream);
  await expect(visitor.getByRole('link', { name: 'Play video: The harbour' })).toBeHidden();
  await context.close();
});
