import type { DataLayer } from '@sitewright/data-layer';
import type { Page } from './page.ts';

/** The data layer of a page, which loads its code with the first call: most pages never make one. */
export function createLazyDataLayer(page: Page): DataLayer {
  let loading: Promise<DataLayer> | undefined;
  const load = () =>
    (loading ??= import('./create-page-data-layer.ts').then(({ createPageDataLayer }) =>
      createPageDataLayer(page),
    ));
  return {
    get: async (...call) => (await load()).get(...call),
    post: async (...call) => (await load()).post(...call),
    put: async (...call) => (await load()).put(...call),
    delete: async (...call) => (await load()).delete(...call),
  };
}
