import type { DataLayer } from '@sitewright/data-layer';
import { loadForeignWords } from '../words/load-foreign-words.ts';
import type { Page } from './page.ts';

async function make(page: Page): Promise<DataLayer> {
  const [{ createPageDataLayer }, words] = await Promise.all([
    import('./create-page-data-layer.ts'),
    loadForeignWords(page.context.locale),
  ]);
  return createPageDataLayer(page, words?.connection);
}

/** The data layer of a page, which loads its code with the first call: most pages never make one. */
export function createLazyDataLayer(page: Page): DataLayer {
  let loading: Promise<DataLayer> | undefined;
  const load = () => (loading ??= make(page));
  return {
    get: async (...call) => (await load()).get(...call),
    post: async (...call) => (await load()).post(...call),
    put: async (...call) => (await load()).put(...call),
    delete: async (...call) => (await load()).delete(...call),
  };
}
