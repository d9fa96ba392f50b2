import type { PageView } from '@sitewright/contracts/entities';
import { siteOrigin } from '../../../platform/hosts/addresses.ts';
import { selectPageCode } from '../content/select-page-code.ts';
import { createDocumentContent } from '../content/create-document-content.ts';
import { toPagePath } from '../resolve/resolve-path.ts';
import type { Frame, FrameScope, PageContent } from './page-frame.ts';
import type { SiteDataCache } from './site-data-cache.ts';
import { assembleView, listDataNeeds } from './assemble-view.ts';

type CachedViewScope = Pick<FrameScope, 'site' | 'settings'>;

/** Creates a page view from cached data. Returns undefined if any of it has to be read from the database. */
export function createViewFromCache(
  dataCache: SiteDataCache,
  { site, settings }: CachedViewScope,
  createContent: (frame: Frame) => PageContent,
): PageView | undefined {
  const shared = dataCache.getShared();
  const places = dataCache.getPlaces();
  if (shared === undefined || places === undefined) return undefined;
  const frame: Frame = { ...shared, baseUrl: siteOrigin(settings, site), dataCache };
  const content = createContent(frame);
  const { data, missing } = dataCache.getData(listDataNeeds(frame, content));
  return missing.length > 0 ? undefined : assembleView({ settings, frame, content, data, places });
}

/** Creates the view of an open page from cached data. */
export function createPageViewFromCache(
  dataCache: SiteDataCache,
  scope: CachedViewScope,
  path: string,
): PageView | undefined {
  const page = dataCache.getPage(toPagePath(path));
  if (page === undefined || page.access !== 'open' || page.collectionId !== null) return undefined;
  return createViewFromCache(dataCache, scope, (frame) => ({
    ...createDocumentContent(frame, page, path),
    ...selectPageCode(page, frame, scope.settings),
  }));
}
