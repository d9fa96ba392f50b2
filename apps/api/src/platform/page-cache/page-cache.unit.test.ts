import { describe, expect, it } from 'vitest';
import { createPageCache, finishPage, type PageKey } from './page-cache.ts';

const key = (path: string, more: Partial<PageKey> = {}): PageKey => ({
  websiteId: 'a',
  revision: '1',
  path,
  query: '',
  locale: 'en',
  ...more,
});

describe('the page cache', () => {
  it('answers the page of exactly the same key', async () => {
    const cache = createPageCache({ maxBytes: 1_000_000 });
    const page = await finishPage('<h1>Hello</h1>', {});
    cache.set(key('/'), page);
    expect(cache.get(key('/'))).toBe(page);
    for (const other of [
      key('/x'),
      key('/', { websiteId: 'b' }),
      key('/', { revision: '2' }),
      key('/', { query: 'page=2' }),
      key('/', { locale: 'de' }),
    ]) {
      expect(cache.get(other)).toBeUndefined();
    }
  });

  it('lets the longest unused page go when it is full', async () => {
    const page = await finishPage('x'.repeat(1000), {});
    const size = page.plain.length + page.brotli.length + page.gzip.length;
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
  });

  it('gives equal pages one ETag and different ones another', async () => {
    const [one, same, other, headed] = await Promise.all([
      finishPage('a', {}),
      finishPage('a', {}),
      finishPage('b', {}),
      finishPage('a', { 'content-security-policy': 'x' }),
    ]);
    expect(one.etag).toBe(same.etag);
    expect(new Set([one.etag, other.etag, headed.etag]).size).toBe(3);
  });
});
