import { createDataLayer, type DataLayer, type DataLayerTexts } from '@sitewright/data-layer';
import { browserPorts } from '@sitewright/data-layer/dom';
import type { Page } from './page.ts';

/**
 * The data layer of a page of a site: it calls the page's own host, and says what fails in the given words. An answer that the visitor may not have concerns the
 * whole page, and is told over it.
 */
export function createPageDataLayer(page: Page, texts: Partial<DataLayerTexts> = {}): DataLayer {
  const loadOverlay = async () => (await import('../dialogs/page-dialogs.ts')).systemErrorOf(page);
  let overlay: ReturnType<typeof loadOverlay> | undefined;
  return createDataLayer({
    ...browserPorts(page.window, ({ type }) => {
      if (type === 'authorizationFail') void (overlay ??= loadOverlay()).then(({ show }) => show());
    }),
    texts,
  });
}
