import { collectionType } from '@sitewright/contracts/codes';
import type { CollectionView, PageFeed } from '@sitewright/contracts/entities';
import type { PageContent } from '../view/page-frame.ts';

type FilteredCollection = Pick<
  CollectionView,
  'title' | 'path' | 'type' | 'filters' | 'page' | 'foundNothing'
>;

/** The order in which an address names its filters: one narrowing has one address. */
const filterOrder = ['category', 'tag', 'author', 'month'] as const;

/** Of `2026-11` the month in figures, which every language reads. */
const formatMonth = (month: string): string => month.split('-').toReversed().join('/');

type FilterState = Pick<CollectionView, 'path' | 'filters' | 'page'>;

/** What narrows a collection, in the one order of its URLs. */
const listActiveFilters = (filters: CollectionView['filters']) =>
  filterOrder.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [[name, value] satisfies [string, string]];
  });

/** Title and URL of a collection as far as it is narrowed. */
export function createFilteredHead(
  title: string,
  { path, filters, page }: FilterState,
): { readonly title: string; readonly canonical: string } {
  const chosen = listActiveFilters(filters);
  const query = new URLSearchParams(chosen);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  const words = chosen.map(([name, value]) => (name === 'month' ? formatMonth(value) : value));
  const number = page > 1 ? [`(${page})`] : [];
  const before = [...words, ...number].join(' · ');
  return {
    title: before === '' ? title : `${before} — ${title}`,
    canonical: search === '' ? path : `${path}?${search}`,
  };
}

/**
 * Title, address and indexing of a collection as far as it is narrowed: a category's page is a page of its own for
 * search engines, one that finds nothing is none.
 */
export function createCollectionHead(
  content: Pick<PageContent, 'title' | 'noIndex' | 'canonical'>,
  { title, path, type, filters, page, foundNothing }: FilteredCollection,
): Pick<PageContent, 'title' | 'canonical' | 'noIndex' | 'feeds'> {
  const isNarrowed = listActiveFilters(filters).length > 0;
  return {
    ...createFilteredHead(content.title, { path, filters, page }),
    noIndex: content.noIndex === true || foundNothing === true,
    feeds: [
      ...(isNarrowed ? [createRssLink({ title, path, filters })] : []),
      ...listFeedLinks({ title, path, type }),
    ],
  };
}

/** The RSS of a collection, or of a part of it. */
export function createRssLink({
  title,
  path,
  filters = {},
}: Pick<CollectionView, 'title' | 'path'> & Partial<Pick<CollectionView, 'filters'>>): PageFeed {
  const { title: name, canonical } = createFilteredHead(title, { path, filters, page: 1 });
  const href = `${canonical}${canonical.includes('?') ? '&' : '?'}format=rss`;
  return { type: 'application/rss+xml', title: name, href };
}

/** Where a collection can be followed: its news, and of events a calendar. */
export function listFeedLinks({
  title,
  path,
  type,
}: Pick<CollectionView, 'title' | 'path' | 'type'>): readonly PageFeed[] {
  const news = createRssLink({ title, path });
  return type === collectionType.EVENTS
    ? [news, { type: 'text/calendar', title, href: `${path}?format=ical` }]
    : [news];
}
