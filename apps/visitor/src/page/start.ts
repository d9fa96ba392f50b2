import { listenForEscape } from '@sitewright/escape-manager/dom';
import { readSiteContext, startSite, stayOnSite, type SiteHost } from '@sitewright/site-runtime';
import { createPage } from './create-page.ts';
import { fitCoverImages } from '../images/fit-cover-images.ts';
import { identifyViewer } from '../session/identify-viewer.ts';
import type { Page, PagePart } from './page.ts';
import { showLogoutNotice } from '../session/show-logout-notice.ts';
import { startCookieBanner } from '../cookie-banner/start-cookie-banner.ts';
import { startMotion } from '../motion/start-motion.ts';
import { startRecorders } from '../recorders/start-recorders.ts';

/** The parts of every page, in the order in which they start. */
const parts: readonly PagePart[] = [
  startRecorders,
  fitCoverImages,
  ({ escape, window: view }) => listenForEscape(escape, view),
  ({ window: view, readServices, startIslands }) => startIslands(view.document, readServices),
  startCookieBanner,
  startMotion,
  showLogoutNotice,
  identifyViewer,
];

/** Starts the parts of the page and its islands. */
export function start(view: Page['window'] & SiteHost): void {
  const context = readSiteContext(view.document);
  if (context === undefined) return;
  const site = startSite(view, {
    log: (error) => view.reportError(error),
    warn: (message) => view.console.warn(message),
  });
  if (site === undefined) return;

  // Before the viewer is fetched: a fast visitor may leave the page before the response arrives.
  stayOnSite(view);
  const page = createPage(view, context);
  for (const part of parts) site.register(() => part(page));
  site.ready();
}
