import type { VisitorText } from '@sitewright/blocks/texts';
import type { PageView } from '@sitewright/contracts/entities';
import { frameOf } from './frames.ts';

/**
 * Resolves the title of a view once for its head, its metadata and its blocks. A page without one gets the default of
 * its type.
 */
export function withTitle(view: PageView, text: VisitorText): PageView {
  const { main, site, head } = view;
  const name = frameOf(main).title?.({ main, view, page: { text } });
  return name === undefined
    ? view
    : { ...view, head: { ...head, title: `${name} — ${site.title}` } };
}
