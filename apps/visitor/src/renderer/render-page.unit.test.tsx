import { defaultCheckout } from '@sitewright/contracts/entities';
import { createHash } from 'node:crypto';
import type { MainView, PageView } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import {
  sampleBlock,
  sampleDocument,
  samplePage,
  samplePicture,
  sampleSection,
} from '../testing/sample-page.ts';
import { createRenderer } from './create-renderer.tsx';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const renderer = createRenderer({ sha256, bootScript: '/assets/app/boot.js' });
const heading = (text: string) => sampleBlock(2, { text, level: '1' });
const document = sampleDocument(sampleSection([heading('Quiet places')]));
const page = (more: Partial<PageView> = {}) => samplePage({ kind: 'page', document }, more);
const html = (view: PageView) => renderer.renderPage(view).html;

describe('a page', () => {
  it('is an HTML document with language and direction', () => {
    const text = html(page({ locale: 'ar', direction: 'rtl' }));
    expect(text).toMatch(/^<!doctype html><html lang="ar" dir="rtl"/);
    expect(text).toContain('<h1 class="heading">Quiet places</h1>');
  });

  it('has the icon of renderSiteIcon as a data URL', () => {
    const { site, locale } = page();
    const { styles } = site;
    const svg = renderer.renderSiteIcon({ title: site.title, styles, locale });
    expect(svg).toMatch(/^<svg .*>S<\/text><\/svg>$/);
    expect(html(page())).toContain(
      `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(svg)}"/>`,
    );
  });

  it('has title, description, canonical URL and image, and noindex only when set', () => {
    const image = samplePicture('0123456789abcdef01234567');
    const { head } = page();
    const text = html(page({ head: { ...head, image } }));
    expect(text).toContain('<title>Work — Studio Hale</title>');
    expect(text).toContain('<meta name="description" content="A selection."/>');
    expect(text).toContain('<link rel="canonical" href="https://studio.example/work"/>');
    expect(text).toContain(
      'property="og:image" content="https://studio.example/s/0123456789abcdef01234567/picture.jpg?format=1500w"',
    );
    expect(text).not.toContain('name="robots"');
    expect(html(page({ head: { ...head, noIndex: true } }))).toContain(
      '<meta name="robots" content="noindex"/>',
    );
  });

  it('embeds the site context, and escapes script tags in structured data', () => {
    const { head } = page();
    const evil = { name: '</script><script>alert(1)</script>' };
    const text = html(page({ head: { ...head, structuredData: [evil] } }));
    expect(text).not.toContain('<script>alert');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(json)).toStrictEqual(evil);
    expect(text).toContain('<script id="site-context" type="application/json">');
  });

  it('does not preload images', () => {
    const image = samplePicture('0123456789abcdef01234567');
    const block = sampleBlock(3, { picture: { assetId: image.id } });
    const shown = sampleDocument(sampleSection([block]));
    const data = { [`asset:${image.id}`]: image };
    const text = html(samplePage({ kind: 'page', document: shown }, { data }));
    expect(text).toContain('loading="eager"');
    expect(text).not.toContain('rel="preload"');
  });

  it('has one style element with its hash, and no executable inline script', () => {
    const rendered = renderer.renderPage(page());
    const styles = [...rendered.html.matchAll(/<style>(.*?)<\/style>/gs)];
    expect(styles).toHaveLength(1);
    expect(rendered.styleHashes).toStrictEqual([`sha256-${sha256(styles[0]?.[1] ?? '')}`]);
    expect(rendered.scriptHashes).toStrictEqual([]);
    expect(rendered.html).not.toMatch(/<script(?![^>]*(src=|application\/))/);
  });

  it('returns the hashes of the scripts in code block frames', () => {
    const code = sampleBlock(13, { code: '<script>one()</script>' });
    const { scriptHashes } = renderer.renderPage(
      samplePage({ kind: 'page', document: sampleDocument(sampleSection([code])) }),
    );
    expect(scriptHashes).toContain(`sha256-${sha256('one()')}`);
  });

  it('returns the frame and connect hosts of its blocks, including those in the footer', () => {
    const embed = sampleBlock(14, { markup: 'https://forms.example/1' });
    const video = sampleBlock(10, { embed: 'https://vimeo.com/12345' });
    const stream = sampleBlock(
      10,
      { source: 'stream', stream: 'https://live.example/1.m3u8' },
      { id: 'live' },
    );
    const { connectHosts, frameHosts, scriptHosts } = renderer.renderPage(
      samplePage(
        { kind: 'page', document: sampleDocument(sampleSection([embed])) },
        { footer: sampleDocument(sampleSection([video, stream], {}, 'foot')) },
      ),
    );
    expect(frameHosts).toStrictEqual(['https://forms.example', 'https://player.vimeo.com']);
    expect(scriptHosts).toStrictEqual([]);
    expect(connectHosts).toStrictEqual(['https://live.example']);
  });

  it.each<MainView>([
    { kind: 'cart', cart: null },
    {
      kind: 'checkout',
      cart: null,
      hasSession: false,
      payments: [],
      countries: [],
      form: defaultCheckout,
      idempotencyKey: '',
    },
    { kind: 'locked', path: '/', wrongPassword: false },
    { kind: 'membersOnly', path: '/', isMember: false },
  ])('loads no third-party content on a private page: $kind', (main) => {
    const blocks = [
      sampleBlock(14, { markup: 'https://forms.example/1' }),
      sampleBlock(10, { embed: 'https://vimeo.com/12345' }),
      sampleBlock(10, { source: 'stream', stream: 'https://live.example/1.m3u8' }, { id: 'live' }),
    ];
    const rendered = renderer.renderPage(
      samplePage(main, { footer: sampleDocument(sampleSection(blocks, {}, 'foot')) }),
    );
    expect(rendered).toMatchObject({ frameHosts: [], scriptHosts: [], connectHosts: [] });
    expect(rendered.html).toContain('href="https://forms.example/1"');
    expect(rendered.html).toContain('href="https://live.example/1.m3u8"');
    expect(rendered.html).not.toContain('<video');
    expect(rendered.html).not.toMatch(/data-island="(embed|video)"/);
  });

  it('returns the errors of its blocks', () => {
    const music = sampleBlock(16, { address: 'https://nobody.example/1' });
    const { errors } = renderer.renderPage(
      samplePage({ kind: 'page', document: sampleDocument(sampleSection([music])) }),
    );
    expect(errors).toStrictEqual([expect.stringContaining('https://nobody.example/1')]);
  });

  it('includes the styles of the themes that it uses, and no others', () => {
    const text = html(
      samplePage({
        kind: 'page',
        document: sampleDocument(sampleSection([heading('x')], { theme: 'dark-bold' })),
      }),
    );
    expect(text).toContain("[data-theme='dark-bold']{");
    expect(text).not.toContain("[data-theme='bright']{");
  });

  it('has a skip link, and marks the current page in the navigation', () => {
    const text = html(page());
    expect(text).toContain('href="#main">Skip to content</a>');
    expect(text).toContain('<a href="/work" aria-current="page">Work</a>');
  });

  it('overlaps a transparent header only when its first section has a background image', () => {
    const { header } = page();
    const transparent = { ...header, transparent: true };
    const assetId = '0123456789abcdef01234567';
    const over = sampleDocument(
      sampleSection([heading('x')], { background: { assetId, overlay: 0.3 } }),
    );
    expect(html(page({ header: transparent }))).not.toContain('data-over=""');
    expect(html(samplePage({ kind: 'page', document: over }, { header: transparent }))).toContain(
      'data-over=""',
    );
  });

  it('has the cookie banner only when it is enabled', () => {
    const { context } = page();
    const cookieSettings = { ...context.cookieSettings, isCookieBannerEnabled: true };
    expect(html(page())).not.toMatch(/id="cookie-banner"|consent\.css/);
    const shown = html(page({ context: { ...context, cookieSettings } }));
    expect(shown).toContain('id="cookie-banner"');
    expect(shown).toContain(
      '<noscript><link rel="stylesheet" href="/api/consent.css"/></noscript>',
    );
  });

  it('has the page data and the canvas script in the editor, and no boot script', () => {
    const text = html(
      page({
        editing: {
          pageId: 'p1',
          canvasScript: '/assets/config/canvas.js',
          configOrigin: 'https://config.example',
        },
      }),
    );
    expect(text).toContain(
      'src="/assets/config/canvas.js" data-page-id="p1" data-config-origin="https://config.example"',
    );
    expect(text).toContain('id="page-data"');
    expect(text).not.toContain('/assets/app/boot.js');
    expect(html(page())).toContain('/assets/app/boot.js');
  });
});

describe('renderBlock', () => {
  it('renders the same HTML as in the page (BLOCK-40)', () => {
    const alone = renderer.renderBlock({ block: heading('Quiet places'), data: {}, view: page() });
    expect(alone).toBe('<h1 class="heading">Quiet places</h1>');
    expect(html(page())).toContain(alone);
  });

  it('returns an empty string for an unknown block type', () => {
    expect(renderer.renderBlock({ block: sampleBlock(900, {}), data: {}, view: page() })).toBe('');
  });
});
