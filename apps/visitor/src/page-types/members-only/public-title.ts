import type { PageView, ResolvedLink } from '@sitewright/contracts/entities';

const flat = (links: readonly ResolvedLink[]): readonly ResolvedLink[] =>
  links.flatMap((link) => [link, ...flat(link.links)]);

/** The title of the current page in the navigation, which everyone can see. Undefined if it is not listed. */
export const publicTitle = ({ main, footer }: PageView['navigation']): string | undefined =>
  flat([...main, ...footer]).find(({ isCurrent, links }) => isCurrent && links.length === 0)?.title;
