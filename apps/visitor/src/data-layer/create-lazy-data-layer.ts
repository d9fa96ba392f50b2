import type { DataLayer } from '@sitewright/data-layer';
import { loadLibraryTexts } from '../texts/load-library-texts.ts';
import type { Page } from '../page/page.ts';

async function loadDataLayer(page: Page): Promise<DataLayer> {
  const [{ createPageDataLayer }, texts] = await Promise.all([
    import('./create-page-data-layer.ts'),
    loadLibraryTexts(page.context.locale),
  ]);
  return createPageDataLayer(page, texts?.connection);
}

/** The data layer of a page. Its code loads with the first call, because most pages make none. */
export function createLazyDataLayer(page: Page): DataLayer {
  let loading: Promise<DataLayer> | undefined;
  const load = () => (loading ??= loadDataLayer(page));
  return {
    get: async (...call) => (await load()).get(...call),
    post: async (...call) => (await load()).post(...call),
    put: async (...call) => (await load()).put(...call),
    delete: async (...call) => (await load()).delete(...call),
  };
}
