import type { PageView } from '@sitewright/contracts/entities';
import { siteOrigin } from '../../../platform/hosts/addresses.ts';
import { selectPageCode } from '../content/select-page-code.ts';
import { createDocumentContent, toPagePath } from '../resolve/resolve-path.ts';
import type { Frame, FrameScope, PageContent } from './page-frame.ts';
import type { SiteDataCache } from './site-data-cache.ts';
import { assembleView, listDataNeeds } from './assemble-view.ts';

type CachedViewScope = Pick<FrameScope, 'site' | 'settings'>;

/** Renders a page view from data in memory; undefined when any of it has to be read from the database. */
export function createViewFromCache(
  held: SiteDataCache,
  { site, settings }: CachedViewScope,
  contentIn: (frame: Frame) => PageContent,
): PageView | undefined {
  const shared = held.shared();
  const places = held.places();
  if (shared === undefined || places === undefined) return undefined;
  const frame: Frame = { ...shared, baseUrl: siteOrigin(settings, site), held };
  const content = contentIn(frame);
  const { data, unknown } = held.answers(listDataNeeds(frame, content));
  return unknown.length > 0 ? undefined : assembleView({ settings, frame, content, data, places });
}

/** Renders the view of an open page from data in memory. */
export function createPageViewFromCache(
  held: SiteDataCache,
  recalled: CachedViewScope,
  path: string,
): PageView | undefined {
  const page = held.page(toPagePath(path));
  if (page === undefined || page.access !== 'open' || page.collectionId !== null) return undefined;
  return createViewFromCache(held, recalled, (frame) => ({
    ...createDocumentContent(frame, page, path),
    ...selectPageCode(page, frame, recalled.settings),
  }));
}
