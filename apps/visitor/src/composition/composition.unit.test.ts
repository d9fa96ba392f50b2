import { describe, expect, it, vi } from 'vitest';
import { sampleContext } from '../testing/sample-page.ts';
import { createCartNews } from './cart-news.ts';
import {
  anonymousViewer,
  asksToStay,
  createViewerReader,
  ownerRedirect,
  readCookie,
  isStaying,
  stayOnSite,
  type RedirectFacts,
} from '@sitewright/site-runtime';
import { logout } from '@sitewright/site-runtime/session';

const owner: RedirectFacts = {
  context: sampleContext,
  hasAccount: true,
  isViewerOnly: false,
  isTopFrame: true,
  hostName: 'studio.example',
  path: '/work',
  search: '?a=1&b=ü',
  hasFlag: false,
};
const { website } = sampleContext;

describe('an owner', () => {
  it('is led to the configuration area at path and query of the page (ROUTE-10)', () => {
    expect(ownerRedirect(owner)).toBe('/config/?frameUrl=%2Fwork%3Fa%3D1%26b%3D%C3%BC');
  });

  it.each<[string, Partial<RedirectFacts>]>([
    [
      'on a site without settings (ROUTE-11)',
      { context: { ...sampleContext, websiteSettings: undefined } as never },
    ],
    ['without an account (ROUTE-12)', { hasAccount: false }],
    [
      'in developer mode (ROUTE-13)',
      { context: { ...sampleContext, website: { ...website, developerMode: true } } },
    ],
    [
      'on a cloneable site (ROUTE-14)',
      { context: { ...sampleContext, website: { ...website, cloneable: true } } },
    ],
    ['with a viewer-only account (ROUTE-15, ROLE-10)', { isViewerOnly: true }],
    ['inside a frame', { isTopFrame: false }],
    ['on localhost (ROUTE-17)', { hostName: 'localhost' }],
    ['with the session flag (ROUTE-18)', { hasFlag: true }],
    ['who asks to stay (ROUTE-19)', { search: '?noredirect' }],
  ])('stays %s', (_when, facts) => {
    expect(ownerRedirect({ ...owner, ...facts })).toBeUndefined();
  });

  it.each(['studio.localhost', '127.0.0.1', '[::1]'])(
    'is led away on %s, which is not the host localhost (ROUTE-17)',
    (hostName) => {
      expect(ownerRedirect({ ...owner, hostName })).toBeDefined();
    },
  );

  it('asks to stay by the parameter alone, whatever its value', () => {
    expect(['?noredirect', '?a=1&noredirect=true'].every(asksToStay)).toBe(true);
    expect(['', '?redirect', '?a=noredirect'].some(asksToStay)).toBe(false);
  });
});

describe('a visit that asks to stay', () => {
  const visit = (href: string) => {
    const setItem = vi.fn<Storage['setItem']>();
    const replaceState = vi.fn<History['replaceState']>();
    stayOnSite({
      location: new URL(href) as never,
      sessionStorage: { setItem } as never,
      history: { state: { at: 3 }, replaceState } as never,
    });
    return { setItem, replaceState };
  };

  it('is remembered for the session, in the address that was typed', () => {
    const { setItem, replaceState } = visit('https://studio.example/work?noredirect');
    expect(setItem).toHaveBeenCalledExactlyOnceWith('noredirect', 'true');
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('leaves no trace in the address when the configuration area made it', () => {
    const { setItem, replaceState } = visit(
      'https://studio.example/work?tag=a&noredirect=visit#top',
    );
    expect(setItem).toHaveBeenCalledOnce();
    const [state, , address] = replaceState.mock.calls[0] ?? [];
    expect(state).toEqual({ at: 3 });
    expect(String(address)).toBe('https://studio.example/work?tag=a#top');
  });

  it('ends nothing where the browser keeps nothing for a site', () => {
    const replaceState = vi.fn<History['replaceState']>();
    const view = {
      location: new URL('https://studio.example/?noredirect=visit') as never,
      history: { state: null, replaceState } as never,
      get sessionStorage(): Storage {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    stayOnSite(view);

    expect(isStaying(view)).toBe(false);
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('is not any other visit', () => {
    const { setItem, replaceState } = visit('https://studio.example/work?tag=noredirect');
    expect(setItem).not.toHaveBeenCalled();
    expect(replaceState).not.toHaveBeenCalled();
  });
});

describe('the viewer', () => {
  const answering = (body: unknown, ok = true) =>
    vi.fn<(path: string) => Promise<{ ok: boolean; json: () => Promise<unknown> }>>(async () => ({
      ok,
      json: async () => body,
    }));

  it('is not asked for without the marker cookie', async () => {
    const fetch = answering({});
    expect(await createViewerReader({ hasMarker: () => false, fetch })()).toBe(anonymousViewer);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is asked for once, however many want to know', async () => {
    const viewer = { ...anonymousViewer, websiteRoles: [1] };
    const fetch = answering(viewer);
    const read = createViewerReader({ hasMarker: () => true, fetch });
    expect(await Promise.all([read(), read()])).toStrictEqual([viewer, viewer]);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/viewer');
  });

  it('is anonymous when the answer fails', async () => {
    const refused = createViewerReader({ hasMarker: () => true, fetch: answering({}, false) });
    const offline = createViewerReader({
      hasMarker: () => true,
      fetch: () => Promise.reject(new Error('offline')),
    });
    expect(await refused()).toBe(anonymousViewer);
    expect(await offline()).toBe(anonymousViewer);
  });
});

describe('a logout', () => {
  const ports = (ok: boolean) => {
    const post = vi.fn<(path: string, body: object) => Promise<unknown>>(async () =>
      ok ? { ok: true, data: {} } : { ok: false, failure: { message: 'no' } },
    );
    return {
      api: { post } as never,
      post,
      clearCookie: vi.fn<(name: string) => void>(),
      emit: vi.fn<(name: string) => void>(),
      navigate: vi.fn<(address: string) => void>(),
      log: vi.fn<(message: string) => void>(),
    };
  };

  it('fires an event, clears ss_lastid and goes to the root with logout=true (LOGOUT-06, LOGOUT-07, LOGOUT-08)', async () => {
    const given = ports(true);
    await logout(given);
    expect(given.post.mock.calls[0]?.[0]).toBe('auth/Logout');
    expect(given.emit).toHaveBeenCalledExactlyOnceWith('logout');
    expect(given.clearCookie).toHaveBeenCalledExactlyOnceWith('ss_lastid');
    expect(given.navigate).toHaveBeenCalledExactlyOnceWith('/?logout=true');
  });

  it('that fails is only logged (LOGOUT-10)', async () => {
    const given = ports(false);
    await logout(given);
    expect(given.log).toHaveBeenCalledOnce();
    expect(given.navigate).not.toHaveBeenCalled();
    expect(given.clearCookie).not.toHaveBeenCalled();
  });
});

it('passes on what is in the cart until nobody listens any more', () => {
  const news = createCartNews();
  const listener = vi.fn<(cart: unknown) => void>();
  const stop = news.subscribe(listener);
  news.changed(null);
  stop();
  news.changed(null);
  expect(listener).toHaveBeenCalledOnce();
});

it('reads cookies by their whole name', () => {
  const page = { cookie: 'xsw_marker=no; sw_marker=owner%2Ccart; crumb=c' };
  expect(readCookie(page, 'sw_marker')).toBe('owner,cart');
  expect(readCookie(page, 'marker')).toBeUndefined();
});
