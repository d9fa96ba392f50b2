import { createHash } from 'node:crypto';
import type { ItemView, PageView } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../renderer/create-renderer.tsx';
import { sampleDocument, samplePage, samplePicture } from '../testing/sample-page.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const renderer = createRenderer({ sha256, bootScript: '/boot.js' });
const id = '0123456789abcdef01234567';

const post: ItemView = {
  id,
  collectionId: id,
  recordType: 1,
  title: 'Six mornings',
  urlId: 'six-mornings',
  path: '/journal/six-mornings',
  excerpt: 'On fog.',
  body: null,
  images: [],
  author: 'Mara Hale',
  categories: ['Coast', 'Fog'],
  tags: ['north'],
  publishedAt: '2026-03-12T23:30:00.000Z',
  updatedAt: '2026-03-14T08:00:00.000Z',
  product: null,
};
const variant = {
  id,
  sku: 'A',
  price: 2450,
  salePrice: 1900,
  onSale: true,
  unlimited: false,
  qtyInStock: 0,
  optionValues: [],
};

/** What the head says under each of these names; undefined where it says nothing. */
function said(view: PageView, ...names: readonly string[]): (string[] | undefined)[] {
  const { html } = renderer.renderPage(view);
  const found = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
  return names.map((requested) => {
    const contents = found.flatMap(([, name, content = '']) => (name === requested ? content : []));
    return contents.length === 0 ? undefined : contents;
  });
}
const itemPage = (item: ItemView, more: Partial<PageView> = {}) =>
  samplePage(
    { kind: 'item', item, collection: { title: 'Journal', path: '/journal', type: 1 } },
    more,
  );

describe('social meta tags', () => {
  it('describe a page with its image, image size and alternative text', () => {
    const page = samplePage({ kind: 'page', document: sampleDocument() });
    const view = { ...page, head: { ...page.head, image: samplePicture(id) } };
    expect(
      said(view, 'og:type', 'og:url', 'og:title', 'og:description', 'og:site_name', 'og:locale'),
    ).toEqual([
      ['website'],
      ['https://studio.example/work'],
      ['Work — Studio Hale'],
      ['A selection.'],
      ['Studio Hale'],
      ['en_US'],
    ]);
    expect(
      said(view, 'og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card'),
    ).toEqual([
      [`https://studio.example/s/${id}/picture.jpg?format=1500w`],
      ['1500'],
      ['1000'],
      ['A hillside in morning light'],
      ['summary_large_image'],
    ]);
    expect(said(page, 'og:image', 'og:image:width', 'twitter:card')).toEqual([
      undefined,
      undefined,
      ['summary'],
    ]);
  });

  it('do not declare an image size larger than the original', () => {
    const page = samplePage({ kind: 'page', document: sampleDocument() });
    const image = samplePicture(id, { width: 900, height: 601 });
    expect(
      said({ ...page, head: { ...page.head, image } }, 'og:image:width', 'og:image:height'),
    ).toEqual([['900'], ['601']]);
  });

  it('give the author, dates, section and tags of an article', () => {
    expect(
      said(
        itemPage(post),
        'og:type',
        'article:published_time',
        'article:modified_time',
        'article:author',
        'article:section',
        'article:tag',
        'product:price:amount',
      ),
    ).toEqual([
      ['article'],
      ['2026-03-12T23:30:00.000Z'],
      ['2026-03-14T08:00:00.000Z'],
      ['Mara Hale'],
      ['Coast'],
      ['north'],
      undefined,
    ]);
  });

  it('give the lowest price and the availability of a product', () => {
    const variants = [variant, { ...variant, onSale: false }];
    const product = { id, productType: 'physical' as const, variants };
    const names = [
      'og:type',
      'product:price:amount',
      'product:price:currency',
      'product:availability',
      'article:published_time',
    ];
    expect(said(itemPage({ ...post, product }), ...names)).toEqual([
      ['product'],
      ['19.00'],
      ['EUR'],
      ['out of stock'],
      undefined,
    ]);
  });
});

describe('the head of a page', () => {
  const page = samplePage({ kind: 'page', document: sampleDocument() });
  const html = (head: Partial<PageView['head']>) =>
    renderer.renderPage({ ...page, head: { ...page.head, ...head } }).html;

  it('links the alternate languages of a page only when there are several', () => {
    const alternates = [
      { locale: 'en-US', href: 'https://studio.example/work' },
      { locale: 'de', href: 'https://studio.example/de/work' },
      { locale: 'x-default', href: 'https://studio.example/work' },
    ];
    const shown = html({ alternates });
    expect(shown).toContain(
      '<link rel="alternate" hrefLang="de" href="https://studio.example/de/work"/>',
    );
    expect(shown).toContain('<meta property="og:locale:alternate" content="de_DE"/>');
    expect(html({})).not.toMatch(/hreflang|rel="alternate"/i);
    expect(html({ alternates: alternates.slice(0, 1) })).not.toMatch(/hreflang/i);
  });

  it('links the feeds of a collection, and escapes their titles', () => {
    const feeds = [
      { type: 'application/rss+xml' as const, title: '"><script>x', href: '/journal?format=rss' },
    ];
    expect(html({ feeds })).toContain(
      '<link rel="alternate" type="application/rss+xml" title="&quot;&gt;&lt;script&gt;x" href="/journal?format=rss"/>',
    );
  });
});

it('resolves relative links of rich text to absolute URLs, and removes javascript: links', () => {
  const link = (href: string) => ({
    type: 'text' as const,
    text: 'x<y',
    marks: [{ type: 'link' as const, attrs: { href } }],
  });
  const drawn = (href: string) =>
    renderer.renderRichText(
      { type: 'doc', content: [{ type: 'blockquote', content: [link(href)] }] },
      'https://studio.example/journal/moss',
    );
  expect(drawn('#notes')).toContain('href="https://studio.example/journal/moss#notes"');
  expect(drawn('fog')).toContain('href="https://studio.example/journal/fog"');
  expect(drawn('?tag=a')).toContain('href="https://studio.example/journal/moss?tag=a"');
  expect(drawn('mailto:a@studio.example')).toContain('href="mailto:a@studio.example"');
  expect(drawn('/shop?a=1')).toBe(
    '<blockquote><a href="https://studio.example/shop?a=1">x&lt;y</a></blockquote>',
  );
  expect(drawn('https://other.example/')).toContain('href="https://other.example/"');
  expect(drawn('//other.example')).not.toContain('studio.example');
  expect(drawn('javascript:alert(1)')).not.toContain('javascript');
});

it.each([
  ['en', 'en_US'],
  ['en-GB', 'en_GB'],
  ['de', 'de_DE'],
  ['ja', 'ja_JP'],
  ['zh-Hant-TW', 'zh_TW'],
  ['es-419', 'es_419'],
])('maps the locale %s to og:locale %s', (locale, expected) => {
  const page = samplePage({ kind: 'page', document: sampleDocument() });
  expect(said({ ...page, locale }, 'og:locale')).toEqual([[expected]]);
});
