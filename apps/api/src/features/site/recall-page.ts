import type { PageView } from '@sitewright/contracts/entities';
import { siteOrigin } from '../../platform/hosts/addresses.ts';
import { codeOfPage } from './code-of-page.ts';
import { documentContent, pathInSite } from './page-content.ts';
import type { Frame, FrameScope, PageContent } from './page-frame.ts';
import type { HeldParts } from './held-parts.ts';
import { assembleView, pageNeeds } from './page-view.ts';

type RecalledSite = Pick<FrameScope, 'site' | 'settings'>;

/** Renders a page view from data in memory; undefined when any of it has to be read from the database. */
export function recallView(
  held: HeldParts,
  { site, settings }: RecalledSite,
  contentIn: (frame: Frame) => PageContent,
): PageView | undefined {
  const shared = held.shared();
  const places = held.places();
  if (shared === undefined || places === undefined) return undefined;
  const frame: Frame = { ...shared, baseUrl: siteOrigin(settings, site), held };
  const content = contentIn(frame);
  const { data, unknown } = held.answers(pageNeeds(frame, content));
  return unknown.length > 0 ? undefined : assembleView({ settings, frame, content, data, places });
}

/** Renders the view of an open page from data in memory. */
export function recallPage(
  held: HeldParts,
  recalled: RecalledSite,
  path: string,
): PageView | undefined {
  const page = held.page(pathInSite(path));
  if (page === undefined || page.access !== 'open' || page.collectionId !== null) return undefined;
  return recallView(held, recalled, (frame) => ({
    ...documentContent(frame, page, path),
    ...codeOfPage(page, frame, recalled.settings),
  }));
}
