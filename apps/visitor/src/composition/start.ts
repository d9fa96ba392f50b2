import {
  anonymousViewer,
  createSiteEscape,
  createViewerReader,
  isStaying,
  ownerRedirect,
  readCookie,
  readSiteContext,
  stayOnSite,
} from '@sitewright/site-runtime';
import { blockIslands, loadOnce, type Viewer } from '@sitewright/blocks/client';
import type { SiteContext } from '@sitewright/contracts/entities';
import { pageIslands } from '../page-islands.ts';
import { createAnnouncer } from './announcer.ts';
import { createCartNews } from './cart-news.ts';
import { createLazyDataLayer } from './create-lazy-data-layer.ts';
import { createPageCensus } from './create-page-census.ts';
import { openPageLightbox } from './open-page-lightbox.ts';
import { startCookieBanner } from './start-cookie-banner.ts';
import { startIslands } from './start-islands.ts';

/** Leads an owner to the configuration area, unless a visit of the session asked to stay. */
function redirectOwner(view: Window, viewer: Viewer, context: SiteContext): void {
  const { location } = view;
  const target = ownerRedirect({
    context,
    hasAccount: viewer.authenticatedAccount !== null,
    isViewerOnly: viewer.isViewerOnly,
    isTopFrame: view.top === view.self,
    hostName: location.hostname,
    path: location.pathname,
    search: location.search,
    hasFlag: isStaying(view),
  });
  if (target !== undefined) location.replace(target);
}

/** Starts what every page runs, and the islands that this one has. */
export function start(view: Window): void {
  const { document } = view;
  const context = readSiteContext(document);
  if (context === undefined) return;

  // Before anybody is asked who is looking: who is quick is on the next page before the answer is there.
  stayOnSite(view);
  let viewer = anonymousViewer;
  const log = (message: string, cause?: unknown) => view.reportError(new Error(message, { cause }));
  const readViewer = createViewerReader({
    hasMarker: () => Boolean(readCookie(document, 'sw_marker')),
    fetch: (path) => view.fetch(path, { credentials: 'same-origin' }),
  });
  const api = createLazyDataLayer(view);
  const census = createPageCensus(view, context);
  const escape = createSiteEscape({
    window: view,
    context,
    viewer: () => viewer,
    logout: () =>
      void import('@sitewright/site-runtime/session').then(({ logout }) =>
        logout({
          api,
          clearCookie: (name) => (document.cookie = `${name}=; path=/; max-age=0`),
          emit: (eventName) => document.dispatchEvent(new CustomEvent(eventName)),
          navigate: (address) => view.location.assign(address),
          log,
        }),
      ),
  });

  startIslands(document, {
    window: view,
    islands: { ...blockIslands, ...pageIslands },
    log,
    runtime: {
      context,
      api,
      escape,
      readViewer,
      cart: createCartNews(),
      announce: createAnnouncer(document),
      openLightbox: openPageLightbox(view, escape),
      loadMapLibrary: loadOnce({
        load: async () => (await import('../map/map-library.ts')).mapLibrary,
        setTimer: (callback, delayMs) => view.setTimeout(callback, delayMs),
      }),
      loadCaptcha: async () => (await import('../captcha/create-captcha.ts')).createCaptcha,
      census: census.interactions,
    },
  });
  void startCookieBanner(view, census);
  void startMotion();
  void meetViewer();

  async function startMotion(): Promise<void> {
    const { motion } = document.documentElement.dataset;
    if (motion === undefined || view.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { revealSections } = await import('./reveal-sections.ts');
    revealSections(document, motion);
  }

  async function meetViewer(): Promise<void> {
    viewer = await readViewer();
    redirectOwner(view, viewer, context as SiteContext);
    census.recordHit(viewer);
  }
}
