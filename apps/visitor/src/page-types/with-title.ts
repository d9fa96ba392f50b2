import type { VisitorText } from '@sitewright/blocks/texts';
import type { PageView } from '@sitewright/contracts/entities';
import { frameOf } from './frames.ts';

/**
 * A view under the one title that its page has: in its head, where it is passed on, where a block names it. A page that
 * nobody has named is called what its kind says.
 */
export function withTitle(view: PageView, text: VisitorText): PageView {
  const { main, site, head } = view;
  const name = frameOf(main).title?.({ main, view, page: { text } });
  return name === undefined
    ? view
    : { ...view, head: { ...head, title: `${name} — ${site.title}` } };
}
