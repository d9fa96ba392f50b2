import type { PageView } from '@sitewright/contracts/entities';
import { siteOrigin } from '../../platform/hosts/addresses.ts';
import { codeOfPage } from './code-of-page.ts';
import { documentContent, trimSlashes } from './page-content.ts';
import type { Frame, FrameScope, PageContent } from './page-frame.ts';
import type { HeldParts } from './held-parts.ts';
import { assembleView, pageNeeds } from './page-view.ts';

type RecalledSite = Pick<FrameScope, 'site' | 'settings'>;

/** A page made of what is held alone; undefined when the database has to be asked for any of it. */
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

/** An open page made of what is held alone. */
export function recallPage(
  held: HeldParts,
  recalled: RecalledSite,
  path: string,
): PageView | undefined {
  const page = held.page(trimSlashes(path));
  if (page === undefined || page.access !== 'open' || page.collectionId !== null) return undefined;
  return recallView(held, recalled, (frame) => ({
    ...documentContent(frame, page, path),
    ...codeOfPage(page, frame, recalled.settings),
  }));
}
