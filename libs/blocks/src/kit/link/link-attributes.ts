import type { Link } from './link-property.ts';
import { safeHref } from './safe-href.ts';

/** Attributes of an `<a>`; without `href` it is inert text. */
export interface LinkAttributes {
  readonly href?: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
}

/** The attributes of an owner's link. A link to a new window has no access to the page. */
export function linkAttributes(link: Link | undefined): LinkAttributes {
  const href = safeHref(link?.href);
  if (href === undefined) return {};
  return link?.newWindow === true ? { href, target: '_blank', rel: 'noopener' } : { href };
}
