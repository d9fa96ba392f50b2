import type { Viewer } from '@sitewright/blocks/client';
import { fetchViewer, isStaying, ownerRedirect } from '@sitewright/site-runtime';
import type { Page } from './page.ts';

/** Who is looking, as the server knows by the cookies. */
export const ask = (view: Page['window']): Promise<Viewer> =>
  fetchViewer((path) => view.fetch(path, { credentials: 'same-origin' }));

/**
 * Leads an owner to the configuration area, unless a visit of the session asked to stay: who stays has an account and gets
 * the overlays manager, until the signal ends it.
 */
export async function greet(page: Page, viewer: Viewer, signal: AbortSignal): Promise<void> {
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
