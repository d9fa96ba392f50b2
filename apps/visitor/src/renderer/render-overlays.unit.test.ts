import { defaultCheckout } from '@sitewright/contracts/entities';
import { createHash } from 'node:crypto';
import { blockType } from '@sitewright/contracts/codes';
import { defaultOverlays, noBusiness, type PageView } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleDocument, samplePage, sampleSection } from '../testing/sample-page.ts';
import { createRenderer } from './create-renderer.tsx';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const renderer = createRenderer({ sha256, bootScript: '/boot.js' });
const document = sampleDocument();

const announcementBar = { isEnabled: true, text: 'Closed on Monday', link: null };
const code = sampleBlock(blockType.CODE, { code: '<script>one()</script>' });
const popup = {
  ...defaultOverlays.popup,
  isEnabled: true,
  document: sampleDocument(sampleSection([code], { theme: 'bright-bold' }, 'popup')),
};
const overlays = { announcementBar, mobileInfoBar: { style: 2 }, popup } as const;
const business = { ...noBusiness, phone: '+49 40 123456' };
const editing = {
  pageId: 'p1',
  canvasScript: '/canvas.js',
  configOrigin: 'https://config.example',
};

const render = (
  more: Partial<PageView> = {},
  main: PageView['main'] = { kind: 'page', document },
) => renderer.renderPage(samplePage(main, { overlays, business, ...more }));

describe('a page with overlays', () => {
  it('includes the styles of the overlay themes, and the hashes of all scripts', () => {
    const { html, scriptHashes } = render();
    expect(html).toContain("[data-theme='bright-bold']{");
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
    expect(scripts).toHaveLength(1);
    expect(scriptHashes).toEqual(
      expect.arrayContaining([...scripts, 'one()'].map((text) => `sha256-${sha256(text)}`)),
    );
  });

  it('has no markup or script hashes of overlays when there are none', () => {
    const { html, scriptHashes } = render({ overlays: defaultOverlays });
    expect(html).not.toMatch(/announcement-bar|mobile-info-bar|popup-overlay|overlayNewsletter/);
    expect(scriptHashes).toEqual([]);
  });

  it('has no islands of overlays that are disabled for visitors', () => {
    const off = {
      ...overlays,
      announcementBar: { ...announcementBar, isEnabled: false },
      popup: { ...popup, isEnabled: false },
    };
    expect(render().html).toContain('data-island="popup-overlay"');
    expect(render({ overlays: off }).html).not.toMatch(/data-island="(?:popup|announcement)/);
  });

  it.each([
    {
      kind: 'checkout',
      cart: null,
      hasSession: true,
      payments: [],
      countries: [],
      form: defaultCheckout,
      idempotencyKey: 'k',
    },
    { kind: 'cart', cart: null },
    { kind: 'locked', path: '/', wrongPassword: false },
    { kind: 'notFound' },
    { kind: 'search', query: '', results: [] },
  ] as const)('renders no popup on a page with a task to finish: $kind', (main) => {
    const { html } = render({}, main);
    expect(html).not.toContain('<dialog');
    expect(html).toContain('class="announcement-bar"');
    expect(html).toContain('class="mobile-info-bar"');
  });

  it('shows only an enabled announcement bar in the editor, without dialogs, asides or scripts', () => {
    const { html } = render({ editing });
    expect(html).toContain('class="announcement-bar"');
    expect(html).not.toMatch(/<dialog|<aside|data-close|<script>/);
    const off = { ...overlays, announcementBar: { ...announcementBar, isEnabled: false } };
    expect(render({ editing, overlays: off }).html).not.toContain('class="announcement-bar"');
  });
});

describe('a popup page', () => {
  const alone = render(
    { overlays: { ...defaultOverlays, popup } },
    { kind: 'popup', document: popup.document },
  ).html;

  it('renders the popup content with its theme, without header, footer or popup script', () => {
    expect(alone).toContain('A message from Studio Hale');
    expect(alone).toContain('class="code-frame"');
    expect(alone).not.toMatch(/<header|<footer|overlayNewsletter|data-island="popup-overlay"/);
    expect(alone).toContain("[data-theme='bright-bold']{");
  });
});
