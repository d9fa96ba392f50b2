import type { Link } from './link-property.ts';
import { safeHref } from './safe-href.ts';

/** Attributes of an `<a>`; without an address it is text that leads nowhere. */
export interface LinkAttributes {
  readonly href?: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
}

/** The attributes of a link that an owner wrote. A link to a new window cannot reach back into the page. */
export function linkAttributes(link: Link | undefined): LinkAttributes {
  const href = safeHref(link?.href);
  if (href === undefined) return {};
  return link?.newWindow === true ? { href, target: '_blank', rel: 'noopener' } : { href };
}
