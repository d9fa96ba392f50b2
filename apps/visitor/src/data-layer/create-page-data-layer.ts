import { createDataLayer, type DataLayer, type DataLayerTexts } from '@sitewright/data-layer';
import { browserPorts } from '@sitewright/data-layer/dom';
import type { Page } from '../page/page.ts';

/**
 * Creates the data layer of a page: calls its own host and reports failures in the given texts. An authorization error
 * shows the system error overlay.
 */
export function createPageDataLayer(page: Page, texts: Partial<DataLayerTexts> = {}): DataLayer {
  const loadOverlay = async () =>
    (await import('../dialogs/page-dialogs.ts')).createPageSystemError(page);
  let overlay: ReturnType<typeof loadOverlay> | undefined;
  return createDataLayer({
    ...browserPorts(page.window, ({ type }) => {
      if (type === 'authorizationFail') void (overlay ??= loadOverlay()).then(({ show }) => show());
    }),
    texts,
  });
}
