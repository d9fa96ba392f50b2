import { expect, it } from 'vitest';
import { childrenOf, parseXml, textOf } from '../../../../testing/parse-xml.ts';
import { maxSitemapEntries } from './read-sitemap.ts';
import { writeSitemapIndex, writeSitemap } from './write-sitemap.ts';

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

it('lists escaped URLs with the time of their last change', () => {
  const odd = `https://shop.example/?a=1&b="'</loc>]]>&amp;\u0007`;
  const urlset = parseXml(
    writeSitemap([
      { url: 'https://shop.example/', changedAt: new Date('2026-03-01T10:00:00Z') },
      { url: odd, changedAt: null },
    ]),
  );
  expect([urlset.name, urlset.uri]).toEqual(['urlset', namespace]);
  const urls = childrenOf(urlset, 'url');
  expect(urls.map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')])).toEqual([
    ['https://shop.example/', '2026-03-01T10:00:00.000Z'],
    [odd.slice(0, -1), undefined],
  ]);
});

it('lists the parts of a sitemap that exceeds one file', () => {
  const text = writeSitemapIndex([{ url: 'https://shop.example/sitemap-1.xml', changedAt: null }]);
  const index = parseXml(text);
  expect([index.name, index.uri]).toEqual(['sitemapindex', namespace]);
  expect(childrenOf(index, 'sitemap').map((sitemap) => textOf(sitemap, 'loc'))).toEqual([
    'https://shop.example/sitemap-1.xml',
  ]);
});

it('writes an empty sitemap that a strict parser accepts', () => {
  expect(parseXml(writeSitemap([])).children).toEqual([]);
});

it('does not exceed the limits of sitemaps.org with the longest URLs', () => {
  const slug = encodeURIComponent('東'.repeat(100));
  const url = `https://${'a'.repeat(253)}/${slug}/${slug}`;
  const entry = writeSitemap([{ url, changedAt: new Date() }]).length - writeSitemap([]).length;
  expect(maxSitemapEntries).toBeLessThanOrEqual(50_000);
  expect(entry * maxSitemapEntries).toBeLessThan(50 * 1024 * 1024);
});
