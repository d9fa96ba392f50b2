import type { IslandRuntime, Viewer } from '@sitewright/blocks/client';
import type { SiteContext } from '@sitewright/contracts/entities';
import {
  anonymousViewer,
  createSiteEscape,
  createViewerReader,
  readCookie,
} from '@sitewright/site-runtime';
import { createPageCensus } from '../census/create-page-census.ts';
import { loadIsland } from '../islands/load-island.ts';
import { startIslands } from '../islands/start-islands.ts';
import type { Page } from './page.ts';

/** Creates the shared state of a page's parts. Adds no listeners and makes no calls. */
export function createPage(view: Page['window'], context: SiteContext): Page {
  const { document } = view;
  let viewer: Viewer = anonymousViewer;
  let services: Promise<IslandRuntime> | undefined;
  const fetchViewer = createViewerReader({
    hasMarker: () => Boolean(readCookie(document, 'sw_marker')),
    ask: async () => (await import('../session/known-viewer.ts')).fetchPageViewer(view),
  });
  const page: Page = {
    window: view,
    context,
    log: (message, cause) => view.reportError(new Error(message, { cause })),
    readViewer: async () => (viewer = await fetchViewer()),
    readServices: () =>
      (services ??= import('./create-page-services.ts').then(({ createPageServices }) =>
        createPageServices(page),
      )),
    escape: createSiteEscape({
      window: view,
      context,
      viewer: () => viewer,
      logout: () =>
        void import('../session/end-session.ts').then(({ endSession }) => endSession(page)),
    }),
    census: createPageCensus(view, context),
    startIslands: (root, readServices) =>
      startIslands(root, {
        window: view,
        load: (files) => loadIsland(view, files),
        readServices,
        log: page.log,
      }),
  };
  return page;
}
