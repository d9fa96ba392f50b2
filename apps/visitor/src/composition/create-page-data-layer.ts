import { createDataLayer, type DataLayer } from '@sitewright/data-layer';
import { browserPorts } from '@sitewright/data-layer/dom';
import type { Page } from './page.ts';

/**
 * The data layer of a page of a site: it calls the page's own host. An answer that the visitor may not have concerns the
 * whole page, and is shown over it.
 */
export function createPageDataLayer(page: Page): DataLayer {
  return createDataLayer({
    ...browserPorts(page.window),
    emit: ({ type, message }) => {
      if (type === 'authorizationFail') void showSystemError(message);
    },
  });

  async function showSystemError(message: string): Promise<void> {
    const { openSystemErrorOf } = await import('../dialogs/page-dialogs.ts');
    await openSystemErrorOf(page, message);
  }
}
