import { listenForEscape } from '@sitewright/escape-manager/dom';
import { readSiteContext, startSite, stayOnSite, type SiteHost } from '@sitewright/site-runtime';
import { createPage } from './create-page.ts';
import { fitCoverImages } from './fit-cover-images.ts';
import { loadIsland } from './load-island.ts';
import { meetViewer } from './meet-viewer.ts';
import type { Page, PagePart } from './page.ts';
import { sayLoggedOut } from './say-logged-out.ts';
import { startCookieBanner } from '../cookie-banner/start-cookie-banner.ts';
import { startIslands } from './start-islands.ts';
import { startMotion } from './start-motion.ts';
import { startRecorders } from '../recorders/start-recorders.ts';

/** What every page brings to life, in this order. */
const parts: readonly PagePart[] = [
  startRecorders,
  fitCoverImages,
  ({ escape, window: view }) => listenForEscape(escape, view),
  ({ window: view, readServices, log }) =>
    startIslands(view.document, {
      window: view,
      load: (files) => loadIsland(view, files),
      readServices,
      log,
    }),
  startCookieBanner,
  startMotion,
  sayLoggedOut,
  meetViewer,
];

/** Starts what every page runs, and the islands that this one has. */
export function start(view: Page['window'] & SiteHost): void {
  const context = readSiteContext(view.document);
  if (context === undefined) return;
  const site = startSite(view, {
    log: (error) => view.reportError(error),
    warn: (message) => view.console.warn(message),
  });
  if (site === undefined) return;

  // Before anybody is asked who is looking: who is quick is on the next page before the answer is there.
  stayOnSite(view);
  const page = createPage(view, context);
  for (const part of parts) site.register(() => part(page));
  site.ready();
}
