import type { Viewer } from '@sitewright/blocks/client';
import { fetchViewer, isStaying, ownerRedirect } from '@sitewright/site-runtime';
import type { Page } from '../page/page.ts';

/** Fetches the viewer, whom the server identifies by cookies. */
export const fetchPageViewer = (view: Page['window']): Promise<Viewer> =>
  fetchViewer((path) => view.fetch(path, { credentials: 'same-origin' }));

/**
 * Redirects an owner to the configuration area, unless this session asked to stay on the site. A person with an
 * account who stays gets the overlays manager, until the signal aborts.
 */
export async function redirectOrShowOverlays(
  page: Page,
  viewer: Viewer,
  signal: AbortSignal,
): Promise<void> {
  const { window: view, context } = page;
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
  if (target !== undefined) {
    location.replace(target);
    return;
  }
  const { startOverlaysManager } = await import('../overlays-manager/start-overlays-manager.ts');
  await startOverlaysManager(page, signal);
}
