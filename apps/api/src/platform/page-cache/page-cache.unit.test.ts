import { describe, expect, it, vi } from 'vitest';
import { finishPage } from './finished-page.ts';
import { createPageCache, keyText, type PageKey } from './page-cache.ts';

const key = (path: string, more: Partial<PageKey> = {}): string =>
  keyText({ websiteId: 'a', revision: '1', path, query: '', locale: 'en', ...more });

describe('createPageCache', () => {
  it('returns a page for exactly the same key only', () => {
    const cache = createPageCache({ maxBytes: 1_000_000 });
    const page = finishPage('<h1>Hello</h1>', {});
    cache.set(key('/'), page);
    expect(cache.get(key('/'))).toBe(page);
    for (const other of [
      key('/x'),
      key('/', { websiteId: 'b' }),
      key('/', { revision: '2' }),
      key('/', { query: 'page=2' }),
      key('/', { query: null }),
      key('/?page=2', { query: null }),
      key('/', { locale: 'de' }),
    ]) {
      expect(cache.get(other)).toBeUndefined();
    }
  });

  it('evicts the least recently used page when it is full', () => {
    const page = finishPage('x'.repeat(1000), {});
    const measure = createPageCache({ maxBytes: 1_000_000 });
    measure.set(key('/'), page);
    const size = measure.bytes;
    expect(size).toBeGreaterThan(1000);
    const cache = createPageCache({ maxBytes: size * 2 });
    for (const path of ['/a', '/b']) cache.set(key(path), page);
    cache.get(key('/a'));
    cache.set(key('/c'), page);
    expect(
      [cache.get(key('/a')), cache.get(key('/b')), cache.get(key('/c'))].map(
        (found) => found !== undefined,
      ),
    ).toEqual([true, false, true]);
    expect(cache.bytes).toBe(size * 2);
    cache.set(key('/c'), page);
    expect([cache.bytes, cache.size]).toEqual([size * 2, 2]);
  });

  it('does not cache a page larger than maxBytes', () => {
    const page = finishPage('x'.repeat(1000), {});
    for (const maxBytes of [0, 500]) {
      const cache = createPageCache({ maxBytes });
      cache.set(key('/'), page);
      expect([cache.get(key('/')), cache.bytes]).toEqual([undefined, 0]);
    }
  });

  it('calls onReturn once per page on its first cache hit, and ignores a rejection', async () => {
    const onReturn = vi.fn(() => Promise.reject(new Error('no thread')));
    const cache = createPageCache({ maxBytes: 1_000_000, onReturn });
    const pages = ['/a', '/b'].map((path) => {
      const page = finishPage(path, {});
      cache.set(key(path), page);
      return page;
    });
    expect(onReturn).not.toHaveBeenCalled();
    for (const path of ['/a', '/a', '/b', '/a']) cache.get(key(path));
    await vi.waitFor(() => expect(onReturn).toHaveBeenCalledTimes(2));
    expect(onReturn.mock.calls).toEqual(pages.map((page) => [page]));
  });
});

describe('getOrRender', () => {
  const create = () => createPageCache({ maxBytes: 1_000_000 });
  const page = finishPage('<h1>Hello</h1>', {});

  it('renders a page once for all concurrent callers, and then returns the cached page', async () => {
    const cache = create();
    const render = vi.fn(async () => ({ cacheKey: 'general', page }));
    const get = () => cache.getOrRender(['general', 'specific'], render);
    const rendered = { cacheKey: 'general', page };
    expect(await Promise.all([get(), get()])).toEqual([rendered, rendered]);
    expect(await get()).toEqual({ ...rendered, isCached: true });
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders pages with different specific keys separately', async () => {
    const cache = create();
    const render = (cacheKey: string) => () => Promise.resolve({ cacheKey, page });
    const results = await Promise.all(
      ['one', 'two'].map((key) => cache.getOrRender(['general', key], render(key))),
    );
    expect(results.map((response) => 'cacheKey' in response && response.cacheKey)).toEqual([
      'one',
      'two',
    ]);
  });

  it('shares a redirect between concurrent callers, but does not cache it', async () => {
    const cache = create();
    const render = vi.fn(async () => ({ redirectPath: '/there' }));
    const get = () => cache.getOrRender(['key'], render);
    expect(await Promise.all([get(), get()])).toEqual([
      { redirectPath: '/there' },
      { redirectPath: '/there' },
    ]);
    await get();
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('renders again after an error', async () => {
    const cache = create();
    await expect(cache.getOrRender(['key'], () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect(await cache.getOrRender(['key'], async () => ({ cacheKey: 'key', page }))).toEqual({
      cacheKey: 'key',
      page,
    });
  });

  it('calls onReturn once for a page that several renders return', async () => {
    const onReturn = vi.fn(async () => {});
    const cache = createPageCache({ maxBytes: 1_000_000, onReturn });
    const shared = () => cache.getOrRender(['empty'], async () => ({ cacheKey: 'empty', page }));
    for (const filter of ['one', 'two', 'three', 'four'])
      await cache.getOrRender([filter], async () => {
        await shared();
        return { cacheKey: 'empty', page };
      });
    await vi.waitFor(() => expect(onReturn).toHaveBeenCalledTimes(1));
  });
});
