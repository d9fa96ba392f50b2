import type { NavigationEntry, PageSummary } from '@sitewright/contracts/entities';

/**
 * The label of a navigation entry. An entry of a deleted page stays, because the page may be restored; visitors do not
 * see it. An empty page list is not loaded yet: every website has a homepage.
 */
export function entryLabel(
  { title, links, pageId }: NavigationEntry,
  pages: readonly Pick<PageSummary, 'id'>[],
): string {
  if (links !== undefined) return `${title} (folder, ${links.length})`;
  const isGone = pages.length > 0 && pageId !== undefined && !pages.some(({ id }) => id === pageId);
  return isGone ? `${title} (its page is deleted)` : title;
}
