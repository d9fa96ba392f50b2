import { addedToCart, formSubmitted } from '@sitewright/blocks/client';
import { currencyCodes } from '@sitewright/money';
import { trackLanding } from '@sitewright/contracts/api';
import { contentItemType, pageType } from '@sitewright/contracts/codes';
import type { SiteContext } from '@sitewright/contracts/entities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPage } from '../page/create-page.ts';
import type { Page } from '../page/page.ts';
import { sampleContext } from '../testing/sample-page.ts';
import { pixelEventType } from './record-events.ts';
import { recordPage } from './record-page.ts';
import { startRecorders } from './start-recorders.ts';
import { trackEventType } from './track-event.ts';

let life: AbortController;
let calls: { path: string; headers: Headers; body: string }[];
let responses: Record<string, () => Response>;
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  life = new AbortController();
  calls = [];
  responses = {
    '/api/1/performance/settings': () => Response.json({ pageLoadId: 'load-1' }),
    '/api/v1/events': () => new Response(null, { status: 202 }),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { body } = init ?? {};
    const path = new URL(input as string, location.href).pathname;
    calls.push({
      path,
      headers: new Headers(init?.headers),
      body: body instanceof URLSearchParams ? body.toString() : ((body as string | null) ?? ''),
    });
    return responses[path]?.() ?? Response.json({});
  });
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  life.abort();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'ss_consent=; max-age=0; path=/';
  document.cookie = 'ss_analytics=; max-age=0; path=/';
  document.cookie = 'crumb=; max-age=0; path=/';
});

const open = { ...sampleContext.cookieSettings, isRestrictiveCookiePolicyEnabled: false };
const to = (path: string) => calls.filter((call) => call.path === path);
const formOf = (call: { body: string } | undefined) => new URLSearchParams(call?.body);
const hide = () => window.dispatchEvent(new Event('pagehide'));

async function record(context: Partial<SiteContext> = {}, earlyEvents: readonly Event[] = []) {
  const page = createPage(window, { ...sampleContext, ...context });
  await recordPage(page, { earlyEvents, keep: () => {} }, life.signal);
  return page;
}

/** What the page itself does: the recorders come once it is idle. */
function startPage(context: Partial<SiteContext> = {}) {
  const stop = startRecorders(createPage(window, { ...sampleContext, ...context }));
  life.signal.addEventListener('abort', () => stop?.());
}

/** The images that the page asked for without showing them. */
function watchPixels(): string[] {
  const addresses: string[] = [];
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (name === 'img')
      Object.defineProperty(element, 'src', {
        set(src: string) {
          addresses.push(src);
        },
      });
    return element;
  });
  return addresses;
}

describe('events before the recorders are loaded', () => {
  const added = { itemId: 'mug', quantity: 1, priceCents: 1_200, currency: 'EUR' };
  const add = (target: EventTarget) =>
    target.dispatchEvent(new CustomEvent(addedToCart, { bubbles: true, detail: added }));

  it('are recorded once', async () => {
    document.body.innerHTML = '<form data-newsletter-form><button></button></form>';
    const form = document.querySelector('form')!;
    startPage();
    add(form);
    form.dispatchEvent(new Event(formSubmitted, { bubbles: true }));
    document.dispatchEvent(new CustomEvent(trackEventType, { detail: { schema: 'Menu' } }));
    expect(to('/api/v1/events')).toEqual([]);
    const records = () => to('/api/v1/events').map(({ body }) => body);
    await expect.poll(records).toHaveLength(3);
    add(form);
    await expect.poll(records).toHaveLength(4);
    expect(records().map((body) => /addToCart|newsletterSubscribe|Menu/.exec(body)?.[0])).toEqual([
      'addToCart',
      'newsletterSubscribe',
      'Menu',
      'addToCart',
    ]);
  });

  it('are reported when they are script errors, and not when an image fails to load', async () => {
    document.body.innerHTML = '<img alt="">';
    startPage();
    document.querySelector('img')!.dispatchEvent(new Event('error'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Broken', cancelable: true }));
    add(document.body);
    await expect.poll(() => to('/api/v1/events')).toHaveLength(1);
    hide();
    await expect.poll(() => to('/api/events/RecordJavascriptErrors')).toHaveLength(1);
    const [call] = to('/api/events/RecordJavascriptErrors');
    expect(call?.body).toContain('Broken');
    expect(call?.body).not.toContain('undefined');
  });
});

describe('errors of a page', () => {
  const broken = () => new ErrorEvent('error', { message: 'broken', error: new Error('broken') });

  it('are reported with the crumb, including those before the recorders were loaded (ERRREP-01)', async () => {
    document.cookie = 'crumb=c-1; path=/';
    await record({}, [broken()]);
    window.dispatchEvent(
      new PromiseRejectionEvent('unhandledrejection', {
        promise: Promise.resolve(),
        reason: new Error('rejected'),
      }),
    );
    hide();
    const [report] = to('/api/events/RecordJavascriptErrors');
    expect(report?.headers.get('x-csrf-token')).toBe('c-1');
    expect(JSON.parse(report?.body ?? '')).toMatchObject([
      { event: 'error', data: { message: 'broken', url: location.href } },
      { event: 'unhandledrejection', data: { message: 'Error: rejected' } },
    ]);
  });

  it('are sent again with a new crumb after crumbFail', async () => {
    responses['/api/events/RecordJavascriptErrors'] = () => {
      if (to('/api/events/RecordJavascriptErrors').length > 1)
        return new Response(null, { status: 204 });
      document.cookie = 'crumb=fresh; path=/';
      return Response.json({ error: 'x', crumbFail: true }, { status: 400 });
    };
    await record({}, [broken()]);
    hide();
    const path = '/api/events/RecordJavascriptErrors';
    await expect
      .poll(() => to(path).map(({ headers }) => headers.get('x-csrf-token')))
      .toEqual(['', 'fresh']);
    expect(to(path)[0]?.body).toBe(to(path)[1]?.body);
  });

  it('are reported without a secret URL', async () => {
    const own = location.href;
    history.replaceState(null, '', '/order/secret-token');
    await record({ pageType: pageType.ORDER_CONFIRMED }, [
      new ErrorEvent('error', { message: `failed at ${location.href}` }),
    ]);
    hide();
    history.replaceState(null, '', own);
    const sent = calls.map(({ body }) => body).join();
    expect(sent).toContain('/order');
    expect(sent).not.toContain('secret-token');
  });
});

describe('tracking data of a visitor', () => {
  it('is sent only after consent in the cookie banner (PERF-04, CENSUS-24)', async () => {
    const pixels = watchPixels();
    await record();
    expect(to('/api/1/performance/settings')).toHaveLength(0);
    expect(pixels).toEqual([]);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
    const page = createPage(window, sampleContext);
    page.census.consent.write('accept');
    document.dispatchEvent(new Event('submit'));
    await expect.poll(() => to('/api/1/performance/settings')).toHaveLength(1);
    expect(pixels).toHaveLength(1);
    expect(pixels[0]).toMatch(/^\/api\/track\/Track\?refer=.*&landing=.*&lang=.*&screen=\d+x\d+/);
    // Other forms of the page say nothing about consent.
    document.dispatchEvent(new Event('submit'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(to('/api/1/performance/settings')).toHaveLength(1);
  });

  it('is not sent after consent is withdrawn (PERF-04, PERF-12)', async () => {
    const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    const page = createPage(window, sampleContext);
    page.census.consent.write('accept');
    await record();
    await expect.poll(() => to('/api/1/performance/settings')).toHaveLength(1);
    await new Promise((resolve) => void setTimeout(resolve, 100));
    page.census.consent.write('decline');
    hide();
    expect(beacon).not.toHaveBeenCalled();
    page.census.consent.write('accept');
    await record();
    await expect.poll(() => to('/api/1/performance/settings')).toHaveLength(2);
    await expect
      .poll(() => {
        hide();
        return beacon.mock.calls.length;
      })
      .toBeGreaterThan(0);
  });

  it('is not sent after consent is declined or another form is submitted (PERF-04)', async () => {
    const pixels = watchPixels();
    await record();
    const answered = () => new Promise((resolve) => setTimeout(resolve, 50));
    document.dispatchEvent(new Event('submit'));
    await answered();
    createPage(window, sampleContext).census.consent.write('decline');
    document.dispatchEvent(new Event('submit'));
    await answered();
    expect([to('/api/1/performance/settings'), pixels]).toEqual([[], []]);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('is sent once per session when no consent is required (SESSION-02, SESSION-03)', async () => {
    const pixels = watchPixels();
    await record({ cookieSettings: open });
    await record({ cookieSettings: open });
    expect(pixels).toHaveLength(1);
    await expect.poll(() => to('/api/1/performance/settings')).toHaveLength(2);
  });

  it('fits the limits of the server when the address has long parameters', async () => {
    const pixels = watchPixels();
    const own = location.href;
    history.replaceState(null, '', `?campaign=${'c'.repeat(600)}&click=${'d'.repeat(2500)}`);
    await record({ cookieSettings: open });
    history.replaceState(null, '', own);
    const query = new URL(pixels[0] ?? '', own).searchParams;
    expect(trackLanding.query!.safeParse(Object.fromEntries(query)).error).toBeUndefined();
    expect(query.get('campaign')).toBe('c'.repeat(500));
  });

  it('is reported to the trace log when its request fails (PERF-08, TRACE-01)', async () => {
    responses['/api/1/performance/settings'] = () => new Response(null, { status: 500 });
    await record({ cookieSettings: open });
    await expect.poll(() => warn.mock.calls.length).toBe(1);
    hide();
    const [trace] = to('/api/events/Trace');
    expect(JSON.parse(formOf(trace).get('data') ?? '')).toMatchObject([
      { message: 'XHR request DONE with unexpected status' },
    ]);
  });
});

describe('events of a page', () => {
  const added = (currency = 'USD') =>
    document.body.dispatchEvent(
      new CustomEvent(addedToCart, {
        bubbles: true,
        detail: { itemId: 'i-1', variantId: 'v-1', quantity: 2, priceCents: 1250, currency },
      }),
    );
  const watchOwnersPixel = () => {
    const seen: unknown[] = [];
    document.addEventListener(pixelEventType, (e) => seen.push((e as CustomEvent).detail), {
      signal: life.signal,
    });
    return seen;
  };

  it('are recorded, and dispatched to the pixel listeners of custom code (EVENT-06, PIXEL-01)', async () => {
    document.cookie = 'crumb=c-1; path=/';
    const pixels = watchOwnersPixel();
    await record({ cookieSettings: open });
    added();
    const form = formOf(to('/api/events/RecordEvent')[0]);
    expect(form.get('event')).toBe('addToCart');
    expect(JSON.parse(form.get('data') ?? '')).toMatchObject({
      value: 25,
      currency: 'USD',
      ids: ['i-1'],
      websiteId: sampleContext.website.id,
      website_locale: 'en-US',
    });
    expect(pixels).toEqual([
      {
        event: 'addToCart',
        websiteId: sampleContext.website.id,
        value: 25,
        currency: 'USD',
        ids: ['i-1'],
      },
    ]);
  });

  it.each(currencyCodes)(
    'have amounts in %s with the decimals of the currency',
    async (currency) => {
      document.cookie = 'crumb=c-1; path=/';
      await record({ cookieSettings: open });
      added(currency);
      const form = formOf(to('/api/events/RecordEvent')[0]);
      // What a price of these minor units is, by the amount that pages show.
      const value = currency === 'JPY' ? 2500 : 25;
      expect(JSON.parse(form.get('data') ?? '')).toMatchObject({ value, currency });
    },
  );

  it('are not dispatched to pixel listeners without cookie consent (PIXEL-06)', async () => {
    const pixels = watchOwnersPixel();
    await record();
    added();
    // Nothing is recorded under the visitor's id, and no crumb is asked for.
    expect(to('/api/events/RecordEvent')).toHaveLength(0);
    const [event] = to('/api/v1/events').map(({ body }) => JSON.parse(body));
    expect(event).toMatchObject({ analyticsId: '', customSchemaName: 'addToCart' });
    expect(pixels).toEqual([]);
  });

  it.each<[string, Partial<SiteContext>, string]>([
    [
      'a product page',
      { itemId: 'a'.repeat(24), item: { title: 'Mug', recordType: contentItemType.STORE_ITEM } },
      'productPageView',
    ],
    ['a search', { pageType: pageType.SEARCH }, 'search'],
  ])('include %s (PIXEL-02, PIXEL-05)', async (_, context, event) => {
    const own = location.href;
    history.replaceState(null, '', '?q=mug');
    const pixels = watchOwnersPixel();
    await record({ ...context, cookieSettings: open });
    history.replaceState(null, '', own);
    expect(JSON.parse(to('/api/v1/events')[0]?.body ?? '')).toMatchObject({
      customSchemaName: event,
    });
    expect(pixels).toMatchObject([{ event }]);
  });

  it('include newsletter subscriptions, and no other form submissions (PIXEL-03)', async () => {
    const pixels = watchOwnersPixel();
    await record({ cookieSettings: open });
    document.body.innerHTML = '<div id="contact"></div><div id="news" data-newsletter-form></div>';
    for (const id of ['contact', 'news'])
      document.getElementById(id)?.dispatchEvent(new Event(formSubmitted, { bubbles: true }));
    document.body.replaceChildren();
    expect(pixels).toMatchObject([{ event: 'newsletterSubscribe' }]);
  });

  it('from custom code are sent with a stored analytics ID when cookies are allowed (EVENT-08, JAR-03)', async () => {
    await record({ cookieSettings: open });
    const detail = { schema: 'Menu', data: { depth: 2 } };
    document.dispatchEvent(new CustomEvent(trackEventType, { detail }));
    const body = JSON.parse(to('/api/v1/events')[0]?.body ?? '');
    expect(body).toMatchObject({ customSchemaName: 'Menu', customData: { depth: 2 } });
    expect(document.cookie).toContain(`ss_analytics=${body.analyticsId}`);
  });

  it('from custom code log a warning when they are invalid or rejected by the service (EVENT-13)', async () => {
    responses['/api/v1/events'] = () => new Response(null, { status: 500 });
    await record();
    document.dispatchEvent(new CustomEvent(trackEventType, { detail: { schema: 'Menu' } }));
    document.dispatchEvent(new CustomEvent(trackEventType));
    await expect
      .poll(() => warn.mock.calls.flat().toSorted())
      .toEqual(['Error tracking event: HTTP Status 500', 'sitewright:track needs a schema']);
    expect(document.cookie).not.toContain('ss_analytics');
  });
});

describe('no events are recorded', () => {
  const start = (page: Page) => startRecorders(page);

  it('when the owner restricts visitor data', async () => {
    const restricted = { ...open, isVisitorDataRestricted: true };
    const page = createPage(window, { ...sampleContext, cookieSettings: restricted });
    expect(start(page)).toBeUndefined();
    await record({ cookieSettings: restricted }, [new ErrorEvent('error', { message: 'x' })]);
    hide();
    expect(calls).toEqual([]);
  });

  it('on a not-found page', async () => {
    await record({ pageType: pageType.NOT_FOUND, cookieSettings: open });
    expect(calls).toEqual([]);
  });
});
