import type { CookieBannerSettings } from '@sitewright/contracts/entities';
import { consentCookieName } from '@sitewright/cookie-banner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createPage } from '../page/create-page.ts';
import { mountPage } from '../testing/mount-page.ts';
import { sampleContext, sampleDocument } from '../testing/sample-page.ts';
import { startCookieBanner } from './start-cookie-banner.ts';

const ends: (() => void)[] = [];
const forget = () => {
  document.cookie = `${consentCookieName}=; path=/; max-age=0`;
};

beforeEach(async () => {
  forget();
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}));
  await page.viewport(1000, 700);
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  forget();
});

/** Opens a page of a site whose owner chose these settings, as the server sends it, and starts its banner. */
function openPage(chosen: Partial<CookieBannerSettings> = {}, locale = 'en-US') {
  const cookieSettings = {
    ...sampleContext.cookieSettings,
    isCookieBannerEnabled: true,
    ...chosen,
  };
  const context = { ...sampleContext, locale, cookieSettings };
  mountPage({ kind: 'page', document: sampleDocument() }, { context, locale });
  const end = startCookieBanner(createPage(window, context));
  if (end) ends.push(end);
}

const banner = page.getByRole('region', { name: 'Cookies' });
const control = (name: string) => banner.getByRole('button', { name });
const announce = (event: 'force' | 'update' | 'unforce', detail?: Partial<CookieBannerSettings>) =>
  document.dispatchEvent(new CustomEvent(`cookieBanner:${event}`, { detail }));
/** The banner at rest: it fades in. */
async function shown(): Promise<HTMLElement> {
  await expect.element(banner).toBeVisible();
  const element = banner.element() as HTMLElement;
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
  return element;
}
const controls = (element: HTMLElement) =>
  [...element.querySelectorAll('button')].map(({ value, textContent }) => [value, textContent]);

describe('the cookie banner of a published page', () => {
  it('is shown only when isCookieBannerEnabled is true (COOKIE-01)', async () => {
    openPage({ isCookieBannerEnabled: false });
    expect(document.getElementById('cookie-banner')).toBeNull();
    openPage();
    await shown();
  });

  it.each(['Accept', 'Decline'])(
    'is shown until %s is clicked, and not on the next page (COOKIE-09)',
    async (response) => {
      openPage();
      await shown();
      await control(response).click();
      await expect.element(banner).not.toBeInTheDocument();
      expect(document.cookie).toContain(`${consentCookieName}=${response.toLowerCase()}.`);
      openPage();
      await expect.element(banner).not.toBeInTheDocument();
    },
  );
});

describe('events of the cookie banner', () => {
  it('cookieBanner:force shows the banner after it was answered (COOKIE-11)', async () => {
    openPage();
    await control('Decline').click();
    await expect.element(banner).not.toBeInTheDocument();
    announce('force');
    await shown();
  });

  it('cookieBanner:update removes the banner and shows it again, even when answered (COOKIE-12)', async () => {
    openPage();
    const before = await shown();
    const taken = new Promise((resolve) => {
      new MutationObserver((records) => {
        if (records.some(({ removedNodes }) => [...removedNodes].includes(before)))
          resolve('taken');
      }).observe(document.body, { childList: true });
    });
    document.cookie = `${consentCookieName}=accept.${Date.now()}; path=/`;
    announce('update');
    expect(await taken).toBe('taken');
    await shown();
  });

  it('cookieBanner:unforce shows the banner with the given settings in the page’s language (COOKIE-13)', async () => {
    openPage({}, 'de');
    const german = page.getByRole('region', { name: 'Hinweis zu Cookies' });
    await expect.element(german).toBeVisible();
    const path = document.querySelector<HTMLInputElement>('[name=returnTo]')?.value;
    announce('unforce', {
      cookieBannerText: 'Crumbs, <b>anyone</b>?<script>document.title = "taken"</script>',
      cookieBannerTheme: 'DARK',
      cookieBannerVariant: 'POPUP',
      cookieBannerPosition: 'TOP_RIGHT',
      cookieBannerCtaVariant: 'TEXT',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    });
    await expect.element(german.getByText('Crumbs, anyone?')).toBeVisible();
    const drawn = german.element() as HTMLElement;
    expect(drawn.dataset).toMatchObject({
      theme: 'DARK',
      variant: 'POPUP',
      position: 'TOP_RIGHT',
    });
    expect(controls(drawn)).toEqual([
      ['decline', 'Ablehnen'],
      ['accept', 'Zustimmen'],
    ]);
    expect(drawn.querySelector('script')).toBeNull();
    expect(drawn.querySelector<HTMLInputElement>('[name=returnTo]')?.value).toBe(path);
    await german.getByRole('button', { name: 'Ablehnen' }).click();
    await expect.element(german).not.toBeInTheDocument();
    const responses = vi
      .mocked(window.fetch)
      .mock.calls.map(([, sent]) =>
        new URLSearchParams(sent?.body as URLSearchParams).get('answer'),
      );
    expect(responses).toEqual(['decline']);
  });

  it('cookieBanner:unforce hides a banner that was answered (COOKIE-13)', async () => {
    openPage();
    await control('Accept').click();
    announce('force');
    await shown();
    announce('unforce');
    await expect.element(banner).not.toBeInTheDocument();
  });
});

describe('settings of the cookie banner', () => {
  it.each([
    ['BAR', 'TOP', ['left', 'right', 'top']],
    ['BAR', 'BOTTOM', ['left', 'right', 'bottom']],
    ['POPUP', 'TOP_LEFT', ['left', 'top']],
    ['POPUP', 'TOP_RIGHT', ['right', 'top']],
    ['POPUP', 'BOTTOM_LEFT', ['left', 'bottom']],
    ['POPUP', 'BOTTOM_RIGHT', ['right', 'bottom']],
  ])('position the %s variant at %s (COOKIE-17)', async (variant, position, edges) => {
    openPage({ cookieBannerVariant: variant, cookieBannerPosition: position });
    const box = (await shown()).getBoundingClientRect();
    const gaps = {
      left: box.left,
      right: window.innerWidth - box.right,
      top: box.top,
      bottom: window.innerHeight - box.bottom,
    };
    // A box stands one letter's height away from its corner.
    const near = Object.entries(gaps).filter(([, gap]) => gap >= 0 && gap < 20);
    expect(near.map(([edge]) => edge)).toEqual(edges);
  });

  it.each([
    ['LIGHT', 'rgb(255, 255, 255)', 'rgb(26, 26, 26)'],
    ['DARK', 'rgb(26, 26, 26)', 'rgb(255, 255, 255)'],
  ])('apply the colors of the %s theme (COOKIE-18)', async (theme, paper, ink) => {
    openPage({ cookieBannerTheme: theme, cookieBannerText: '<a href="/cookies">More</a>' });
    const element = await shown();
    expect(getComputedStyle(element).backgroundColor).toBe(paper);
    for (const part of element.querySelectorAll('a, button'))
      expect(getComputedStyle(part).color).toBe(ink);
  });

  it.each([
    ['TEXT', 'I agree', 'underline'],
    ['BUTTON', 'I agree', 'none'],
    ['ICON', '✓', 'none'],
  ])('render the accept button in the %s variant (COOKIE-19)', async (variant, text, underline) => {
    openPage({ cookieBannerCtaVariant: variant, cookieBannerCtaText: 'I agree' });
    await shown();
    const accept = control('I agree');
    await expect.element(accept).toHaveTextContent(text);
    expect(getComputedStyle(accept.element()).textDecorationLine).toBe(underline);
  });

  it.each([
    ['OPT_IN', 'COOKIE-20', [['accept', 'Accept']]],
    [
      'OPT_IN_AND_OUT',
      'COOKIE-21',
      [
        ['decline', 'Decline'],
        ['accept', 'Accept'],
      ],
    ],
  ])('render the buttons of accept type %s (%s)', async (acceptType, _row, responses) => {
    openPage({ cookieBannerAcceptType: acceptType });
    expect(controls(await shown())).toEqual(responses);
  });

  it('render links and formatting of the text, and remove its scripts and event handlers (COOKIE-35)', async () => {
    Object.assign(window, { attacks: 0 });
    openPage({
      cookieBannerText: `<p onclick="attacks++">We <strong>bake</strong> <a href="/cookies">cookies</a>.</p>
        <script>attacks++</script><img src="data:," onerror="attacks++"><a href="javascript:attacks++">no</a>`,
    });
    const element = await shown();
    expect(element.querySelector('strong')?.textContent).toBe('bake');
    expect(element.querySelector('a')?.getAttribute('href')).toBe('/cookies');
    element.querySelector('p')?.click();
    for (const link of [...element.querySelectorAll('a')].slice(1)) link.click();
    expect(element.querySelectorAll('script, img, [onclick]')).toHaveLength(0);
    expect(window).toHaveProperty('attacks', 0);
  });
});
