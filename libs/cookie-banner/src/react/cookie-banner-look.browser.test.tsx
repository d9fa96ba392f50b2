import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../cookie-banner.css';
import type { CookieBannerApiSettings } from '../settings/api-settings.ts';
import { toCookieBannerForm } from '../settings/convert-settings.ts';
import { CookieBannerView } from './cookie-banner-view.tsx';
import { createHtmlReader } from '../dom/create-html-reader.ts';
const readHtml = createHtmlReader(new DOMParser());

beforeEach(() => page.viewport(1000, 700));

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.dir = '';
});

async function draw(api: CookieBannerApiSettings): Promise<HTMLElement> {
  const settings = toCookieBannerForm({ isCookieBannerEnabled: true, ...api });
  document.body.innerHTML = `<main><p>Page</p></main>${renderToStaticMarkup(
    <CookieBannerView
      settings={settings}
      action="/api/consent"
      readHtml={readHtml}
      isHidden={false}
    />,
  )}`;
  const banner = document.querySelector<HTMLElement>('.cookie-banner') as HTMLElement;
  await Promise.all(banner.getAnimations().map((animation) => animation.finished));
  return banner;
}

const buttons = () => page.getByRole('button').elements() as HTMLButtonElement[];

describe.each(['ltr', 'rtl'])('in a page with dir %s', (direction) => {
  beforeEach(() => {
    document.documentElement.dir = direction;
  });

  it.each([
    ['TOP', 0],
    ['BOTTOM', 700],
  ])('a bar spans the page width at the edge %s (COOKIE-17)', async (position, edge) => {
    const banner = await draw({ cookieBannerVariant: 'BAR', cookieBannerPosition: position });
    const box = banner.getBoundingClientRect();
    expect([box.left, box.right]).toEqual([0, 1000]);
    expect(position === 'TOP' ? box.top : box.bottom).toBe(edge);
    expect(box.height).toBeLessThan(200);
  });

  it.each([
    ['TOP_LEFT', { left: 16, top: 16 }],
    ['TOP_RIGHT', { right: 984, top: 16 }],
    ['BOTTOM_LEFT', { left: 16, bottom: 684 }],
    ['BOTTOM_RIGHT', { right: 984, bottom: 684 }],
  ])('a popup is positioned in the corner %s (COOKIE-17)', async (position, corner) => {
    const banner = await draw({ cookieBannerVariant: 'POPUP', cookieBannerPosition: position });
    const { left, right, top, bottom, width } = banner.getBoundingClientRect();
    expect({ left, right, top, bottom }).toMatchObject(corner);
    expect(width).toBe(384);
  });
});

it.each(['BAR', 'POPUP'])('a %s fits into a viewport 360 pixels wide', async (variant) => {
  await page.viewport(360, 640);
  const banner = await draw({
    cookieBannerVariant: variant,
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    cookieBannerCtaVariant: 'BUTTON',
  });
  const { left, right, height } = banner.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(360);
  expect(height).toBeLessThanOrEqual(0.6 * 640);
  expect(document.documentElement.scrollWidth).toBe(360);
});

describe.each(['BAR', 'POPUP'])('a %s with long words in a small viewport', (variant) => {
  const long = {
    cookieBannerVariant: variant,
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerText: '<a href="/a">Datenschutzgrundverordnungsinformationsseite</a>',
    cookieBannerCtaText: 'Alle Cookies akzeptieren',
    cookieBannerOptOutCtaText: 'Nur unbedingt erforderliche Cookies',
  };

  beforeEach(() => page.viewport(360, 640));

  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  it.each(['100%', '200%'])('does not overflow at a font size of %s', async (fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    const banner = await draw(long);
    expect(banner.scrollWidth).toBe(banner.clientWidth);
    for (const button of buttons())
      expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  });

  it('stacks both buttons with equal widths', async () => {
    await draw(long);
    const [decline, accept] = buttons().map((button) => button.getBoundingClientRect());
    expect(decline?.bottom).toBeLessThan(accept?.top ?? 0);
    expect(decline?.width).toBe(accept?.width);
  });

  it('covers at most 75% of the viewport and scrolls to its buttons', async () => {
    document.documentElement.style.fontSize = '200%';
    const banner = await draw({ ...long, cookieBannerText: 'Sehr viel Text. '.repeat(40) });
    expect(banner.getBoundingClientRect().height).toBeLessThanOrEqual(0.75 * 640);
    const [, accept] = buttons();
    accept?.focus();
    const box = accept?.getBoundingClientRect();
    expect(document.elementFromPoint(180, (box?.bottom ?? 0) - 8)).toBe(accept);
  });
});

it.each([
  ['TOP', ['144px', 'auto']],
  ['BOTTOM', ['auto', '144px']],
])(
  'a bar at %s sets scroll padding so that it does not cover focused elements',
  async (position, edges) => {
    await draw({ cookieBannerVariant: 'BAR', cookieBannerPosition: position });
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    expect([scrollPaddingTop, scrollPaddingBottom]).toEqual(edges);
  },
);

describe('themes', () => {
  it.each([
    ['LIGHT', 'rgb(255, 255, 255)', 'rgb(26, 26, 26)'],
    ['DARK', 'rgb(26, 26, 26)', 'rgb(255, 255, 255)'],
  ])(
    '%s sets the colors of the background, text, links and buttons (COOKIE-18)',
    async (theme, paper, ink) => {
      const banner = await draw({
        cookieBannerTheme: theme,
        cookieBannerText: '<a href="/a">more</a>',
      });
      expect(getComputedStyle(banner).backgroundColor).toBe(paper);
      for (const part of [banner, ...banner.querySelectorAll('a, button')]) {
        expect(getComputedStyle(part).color).toBe(ink);
      }
    },
  );

  it.each(['LIGHT', 'DARK'])('%s has no axe violations', async (theme) => {
    const banner = await draw({
      cookieBannerTheme: theme,
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerText: '<p>Cookies, <a href="/a">more</a></p>',
    });
    const { violations } = await axe.run(banner);
    expect(violations).toEqual([]);
  });
});

describe('banner buttons', () => {
  it('are accept only for OPT_IN (COOKIE-20)', async () => {
    await draw({ cookieBannerAcceptType: 'OPT_IN', cookieBannerCtaVariant: 'BUTTON' });
    expect(buttons().map((button) => [button.value, button.textContent])).toEqual([
      ['accept', 'Accept'],
    ]);
  });

  it('are accept and decline for OPT_IN_AND_OUT (COOKIE-21)', async () => {
    await draw({ cookieBannerAcceptType: 'OPT_IN_AND_OUT', cookieBannerCtaVariant: 'BUTTON' });
    expect(buttons().map((button) => [button.value, button.textContent])).toEqual([
      ['decline', 'Decline'],
      ['accept', 'Accept'],
    ]);
  });

  it('are underlined text without a border for TEXT (COOKIE-19)', async () => {
    await draw({ cookieBannerCtaVariant: 'TEXT', cookieBannerCtaText: 'I agree' });
    const [accept] = buttons();
    const style = getComputedStyle(accept as Element);
    expect(accept?.textContent).toBe('I agree');
    expect(style.textDecorationLine).toBe('underline');
    expect(style.borderTopColor).toBe('rgba(0, 0, 0, 0)');
  });

  it('have a border and no underline for BUTTON (COOKIE-19)', async () => {
    await draw({ cookieBannerCtaVariant: 'BUTTON', cookieBannerCtaText: 'I agree' });
    const [accept] = buttons();
    const style = getComputedStyle(accept as Element);
    expect(accept?.textContent).toBe('I agree');
    expect(style.textDecorationLine).toBe('none');
    expect([style.borderTopColor, style.borderTopWidth]).toEqual(['rgb(255, 255, 255)', '1px']);
  });

  it('are icons with an accessible name for ICON (COOKIE-19)', async () => {
    await draw({ cookieBannerCtaVariant: 'ICON', cookieBannerCtaText: 'I agree' });
    const accept = page.getByRole('button', { name: 'I agree' });
    await expect.element(accept).toBeVisible();
    await expect.element(accept).toHaveTextContent('✓');
  });

  it.each(['TEXT', 'BUTTON', 'ICON'])(
    'style decline and accept identically for %s',
    async (variant) => {
      await draw({
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
        cookieBannerCtaVariant: variant,
        cookieBannerCtaText: 'Answer',
        cookieBannerOptOutCtaText: 'Refuse',
      });
      const [decline, accept] = buttons().map((button) => {
        const { color, backgroundColor, fontSize, fontWeight, borderTopColor } =
          getComputedStyle(button);
        const { height, top } = button.getBoundingClientRect();
        return { color, backgroundColor, fontSize, fontWeight, borderTopColor, height, top };
      });
      expect(decline).toEqual(accept);
      expect(accept?.height).toBeGreaterThanOrEqual(44);
    },
  );
});

it('renders the owner’s links and formatting, and executes no scripts or event handlers (COOKIE-35)', async () => {
  Object.assign(window, { bannerAttacks: 0 });
  const banner = await draw({
    cookieBannerText: `<p onclick="bannerAttacks++">We <strong>bake</strong> <a href="/cookies" onmouseover="bannerAttacks++">cookies</a>.</p>
      <script>bannerAttacks++</script><img src="data:," onerror="bannerAttacks++"><a href="javascript:bannerAttacks++">no</a>
      <svg onload="bannerAttacks++"></svg><iframe srcdoc="<script>parent.bannerAttacks++</script>"></iframe>`,
  });
  expect(banner.querySelector('strong')?.textContent).toBe('bake');
  expect(banner.querySelector('a')?.getAttribute('href')).toBe('/cookies');
  expect(
    banner.querySelectorAll('script, img, svg, iframe, [onclick], [onmouseover]'),
  ).toHaveLength(0);
  banner.querySelector('p')?.click();
  const [, unsafe] = banner.querySelectorAll('a');
  unsafe?.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(Reflect.get(window, 'bannerAttacks')).toBe(0);
});
