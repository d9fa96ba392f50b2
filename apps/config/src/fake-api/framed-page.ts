import type { PageData, PageDocument, SiteContext } from '@sitewright/contracts/entities';
import { createChannel, type Channel } from '../canvas/channel.ts';
import {
  canvasMessage,
  type CanvasMessage,
  type DocumentPart,
  type ShellMessage,
} from '../canvas/protocol.ts';
import { idOf, sampleStyles } from './sample.ts';

const context: SiteContext = {
  authenticatedAccount: null,
  website: {
    id: idOf('website', 1),
    baseUrl: 'http://harbour-cafe.localhost:4000',
    typekitId: '',
    developerMode: false,
    cloneable: false,
    websiteType: 1,
    siteStatus: { value: 3 },
    identifier: 'harbour-cafe',
  },
  appDomain: 'localhost',
  websiteSettings: {
    disqusShortname: '',
    commentsEnabled: false,
    popupOverlaySettings: null,
    mobileInfoBarSettings: { style: 1 },
    pinterestOverlayOptions: { mode: 1 },
    useEscapeKeyToLogin: true,
  },
  websiteRoles: [],
  pageType: 2,
  templateId: 'base',
  locale: 'en',
  googleFonts: [],
  typekitFonts: [],
  rollups: { js: [], css: [] },
  frameRollups: { js: [], css: [] },
  showAnnouncementBar: false,
  demoCollections: [],
  cookieSettings: {
    cookieBannerCtaText: '',
    cookieBannerVariant: 'BAR',
    cookieBannerPosition: 'BOTTOM',
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerText: '',
    cookieBannerTheme: 'LIGHT',
    cookieBannerOptOutCtaText: '',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    isCookieBannerEnabled: false,
    isRestrictiveCookiePolicyEnabled: true,
    isVisitorDataRestricted: false,
    isRestrictiveCookiePolicyAbsolute: false,
  },
};

/** A page with the real canvas in it, and the shell's side of the channel. */
export interface FramedPage {
  readonly frame: HTMLIFrameElement;
  readonly page: Document;
  readonly channel: Channel<ShellMessage, CanvasMessage>;
  /** All messages from the canvas, except `ready`. */
  readonly heard: CanvasMessage[];
  close(): void;
}

const html = (pageId: string, style: string, content: string) => `<!doctype html>
<html lang="en"><head><style>${style}</style></head><body>
<header><a href="/elsewhere">Elsewhere</a></header>
<main><section class="section" data-section="served">Served</section>${content}</main>
<footer><section class="section" data-section="foot">Foot</section></footer>
<script id="site-context" type="application/json">${JSON.stringify(context)}</script>
<script type="module">
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
  window.__vite_plugin_react_preamble_installed__ = true;
  // The test runner rewrites dynamic imports; this restores them for the frame.
  window.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() };
  const script = document.createElement('script');
  script.type = 'module';
  script.dataset.configOrigin = ${JSON.stringify(window.location.origin)};
  script.dataset.pageId = ${JSON.stringify(pageId)};
  script.src = ${JSON.stringify(new URL('../canvas/canvas.ts', import.meta.url).href)};
  document.body.append(script);
</script></body></html>`;

/** Frames a page with the canvas and sends it the document. Resolves when the canvas has rendered it. */
export async function openFramedPage(
  document: PageDocument,
  options: {
    readonly style: string;
    readonly widthPx?: number;
    readonly data?: PageData;
    readonly part?: DocumentPart;
    /** The markup that the page type renders after the document. */
    readonly content?: string;
  },
): Promise<FramedPage> {
  const pageId = idOf('page', 1);
  // The canvas runs in this page's own origin here, as the shell does.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  const frame = window.document.createElement('iframe');
  Object.assign(frame.style, {
    width: `${options.widthPx ?? 1200}px`,
    height: '700px',
    border: '0',
    transformOrigin: '0 0',
  });
  frame.srcdoc = html(pageId, options.style, options.content ?? '');
  const channel = createChannel<ShellMessage, CanvasMessage>({
    own: window,
    other: () => frame.contentWindow,
    otherOrigin: window.location.origin,
    received: canvasMessage,
  });
  const heard: CanvasMessage[] = [];
  const ready = new Promise<void>((resolve) => {
    channel.subscribe((message) => {
      if (message.kind === 'ready') resolve();
      else heard.push(message);
    });
  });
  window.document.body.append(frame);
  await ready;
  const site = {
    title: 'Harbour Café',
    baseUrl: context.website.baseUrl,
    currency: 'EUR',
    styles: sampleStyles,
  };
  channel.post({
    kind: 'document',
    document,
    part: options.part ?? 'page',
    data: options.data ?? {},
    site,
  });
  const page = frame.contentDocument as Document;
  while (page.querySelector('[data-canvas]') === null) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return {
    frame,
    page,
    channel,
    heard,
    close() {
      channel.destroy();
      frame.remove();
    },
  };
}
