import type { NavigationEntry, PageSummary } from '@sitewright/contracts/entities';

/**
 * How a list of links calls an entry. One whose page is deleted keeps its place, for the page may come back; until
 * then no visitor sees it. Without any pages they are not read yet: every website has a homepage.
 */
export function entryLabel(
  { title, links, pageId }: NavigationEntry,
  pages: readonly Pick<PageSummary, 'id'>[],
): string {
  if (links !== undefined) return `${title} (folder, ${links.length})`;
  const isGone = pages.length > 0 && pageId !== undefined && !pages.some(({ id }) => id === pageId);
  return isGone ? `${title} (its page is deleted)` : title;
}
