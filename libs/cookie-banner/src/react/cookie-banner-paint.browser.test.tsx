import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import styles from '../cookie-banner.css?inline';
import { enhanceCookieBanner } from '../dom/enhance-cookie-banner.ts';
import { toCookieBannerForm } from '../settings/convert-settings.ts';
import { CookieBannerView } from './cookie-banner-view.tsx';
import { createHtmlReader } from '../dom/create-html-reader.ts';
const readHtml = createHtmlReader(new DOMParser());

afterEach(() => document.body.replaceChildren());

const words = 'This sentence about cookies is the longest text of the page by far. '.repeat(6);

/** A page whose only other content is one short word, observed from its first paint. */
async function openPage(variant: string, extraStyles = '') {
  const settings = toCookieBannerForm({
    isCookieBannerEnabled: true,
    cookieBannerVariant: variant,
    cookieBannerText: words,
  });
  const banner = renderToStaticMarkup(
    <CookieBannerView settings={settings} action="/api/consent" readHtml={readHtml} />,
  );
  const frame = document.createElement('iframe');
  frame.style.cssText = 'inline-size: 800px; block-size: 600px; border: 0';
  frame.srcdoc = `<!doctype html><style>${styles}${extraStyles}</style><p>Harbour</p>${banner}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const view = frame.contentWindow as Window & typeof globalThis;

  const largest: (string | undefined)[] = [];
  const shifts: number[] = [];
  new view.PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LargestContentfulPaint[]) {
      largest.push(entry.element?.closest('section, p')?.tagName);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new view.PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(entry.startTime);
  }).observe({ type: 'layout-shift', buffered: true });

  enhanceCookieBanner(view.document.getElementById('cookie-banner') as HTMLElement, {
    consent: { read: () => undefined, write: () => {} },
    send: () => {},
  });
  await new Promise((resolve) => setTimeout(resolve, 900));
  const shown = view.document.getElementById('cookie-banner') as HTMLElement;
  return { largest, shifts, opacity: view.getComputedStyle(shown).opacity };
}

describe.each(['BAR', 'POPUP'])('a %s', (variant) => {
  it('is never the largest contentful paint and causes no layout shift', async () => {
    const { largest, shifts, opacity } = await openPage(variant);
    expect(opacity).toBe('1');
    expect(largest).toContain('P');
    expect(largest).not.toContain('SECTION');
    expect(shifts).toEqual([]);
  });

  it('is the largest contentful paint without its fade-in animation', async () => {
    const { largest } = await openPage(variant, '.cookie-banner { animation: none !important }');
    expect(largest).toContain('SECTION');
  });
});

it.each([
  ['allow-same-origin', 'flex'],
  ['allow-same-origin allow-scripts', 'none'],
])(
  'is displayed before enhancement only if scripting is disabled, sandbox %j',
  async (sandbox, display) => {
    const settings = toCookieBannerForm({ isCookieBannerEnabled: true });
    const banner = renderToStaticMarkup(
      <CookieBannerView settings={settings} action="/api/consent" readHtml={readHtml} />,
    );
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', sandbox);
    frame.srcdoc = `<!doctype html><style>${styles}</style>${banner}`;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    const shown = frame.contentDocument?.getElementById('cookie-banner') as HTMLElement;
    expect(frame.contentWindow?.getComputedStyle(shown).display).toBe(display);
  },
);
