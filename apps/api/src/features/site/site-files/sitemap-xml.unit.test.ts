import { expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

it('lists addresses with the moment of their last change, and lets none out of its element', () => {
  const changedAt = new Date('2026-03-01T10:00:00Z');
  expect(
    sitemapXml([
      { url: 'https://shop.example/', changedAt },
      { url: `https://shop.example/?a=1&b="'</loc>`, changedAt: null },
    ]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://shop.example/</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod></url>
<url><loc>https://shop.example/?a=1&amp;b=&quot;&apos;&lt;/loc&gt;</loc></url>
</urlset>
`);
});

it('lists the parts of what one file does not hold', () => {
  const text = sitemapIndexXml([{ url: 'https://shop.example/sitemap-1.xml', changedAt: null }]);
  expect(text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(text).toContain(
    '<sitemap><loc>https://shop.example/sitemap-1.xml</loc></sitemap>\n</sitemapindex>',
  );
});
