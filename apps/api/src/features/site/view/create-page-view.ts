import type { PageView } from '@sitewright/contracts/entities';
import { findPageLocations, type PageLocation } from '../../presentation/public.ts';
import { resolveData } from '../content/resolve-data.ts';
import { assembleView, listDataNeeds } from './assemble-view.ts';
import type { Frame, FrameScope, PageContent } from './page-frame.ts';
import { listPageIds } from './resolve-links.ts';

/** Reads the pages that the navigation links to. Hidden pages are reachable by URL but never listed. */
async function readPlaces(
  { tenant, source }: FrameScope,
  { parts }: Frame,
): Promise<ReadonlyMap<string, PageLocation>> {
  const pageIds = listPageIds(parts.navigation);
  const places = await findPageLocations(tenant, source, { pageIds, collectionIds: [] });
  return new Map(places.filter((place) => !place.isHidden).map((place) => [place.pageId, place]));
}

/** Creates the view of a page in its frame. It resolves links, and reads the data of header, footer and body together. */
export async function createPageView(
  scope: FrameScope,
  frame: Frame,
  content: PageContent,
): Promise<PageView> {
  const { tenant, source, settings, now } = scope;
  const { dataCache } = frame;
  const needs = listDataNeeds(frame, content);
  const cached = dataCache?.getData(needs) ?? { data: {}, missing: needs };
  const [found, places] = await Promise.all([
    resolveData(tenant, { source, now }, cached.missing),
    dataCache?.getPlaces() ?? readPlaces(scope, frame),
  ]);
  dataCache?.setData(cached.missing, found);
  dataCache?.setPlaces(places);
  return assembleView({ settings, frame, content, data: { ...cached.data, ...found }, places });
}
