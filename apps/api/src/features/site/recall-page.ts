import type { PageView } from '@sitewright/contracts/entities';
import { siteOrigin } from '../../platform/hosts/addresses.ts';
import { codeOfPage } from './code-of-page.ts';
import { documentContent, trimSlashes } from './page-content.ts';
import type { Frame, FrameScope } from './page-frame.ts';
import type { HeldParts } from './held-parts.ts';
import { assembleView, pageNeeds } from './page-view.ts';

/** An open page made of what is held alone; undefined when the database has to be asked for any of it. */
export function recallPage(
  held: HeldParts,
  { site, settings }: Pick<FrameScope, 'site' | 'settings'>,
  path: string,
): PageView | undefined {
  const shared = held.shared();
  const places = held.places();
  const page = held.page(trimSlashes(path));
  if (shared === undefined || places === undefined || page === undefined) return undefined;
  if (page.access !== 'open' || page.collectionId !== null) return undefined;
  const frame: Frame = { ...shared, baseUrl: siteOrigin(settings, site), held };
  const content = {
    ...documentContent(frame, page, path),
    ...codeOfPage(page, frame, settings),
  };
  const { data, unknown } = held.answers(pageNeeds(frame, content));
  return unknown.length > 0 ? undefined : assembleView({ settings, frame, content, data, places });
}
