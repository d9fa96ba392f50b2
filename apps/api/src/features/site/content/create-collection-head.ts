import { collectionType } from '@sitewright/contracts/codes';
import type { CollectionView, PageFeed } from '@sitewright/contracts/entities';
import type { PageContent } from '../view/page-frame.ts';

type FilteredCollection = Pick<
  CollectionView,
  'title' | 'path' | 'type' | 'filters' | 'page' | 'foundNothing' | 'products'
>;

/** The order of filters in a URL: each combination of filters has one URL. */
const filterOrder = ['category', 'tag', 'author', 'month'] as const;

/** Formats `2026-11` as `11/2026`, which needs no translation. */
const formatMonth = (month: string): string => month.split('-').toReversed().join('/');

type FilterState = Pick<CollectionView, 'path' | 'filters' | 'page'>;

/** Lists the filters that are set, in the order of URLs. */
const listActiveFilters = (filters: CollectionView['filters']) =>
  filterOrder.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [[name, value] satisfies [string, string]];
  });

/** Creates the title and the canonical URL of a filtered collection. */
export function createFilteredHead(
  title: string,
  { path, filters, page }: FilterState,
): { readonly title: string; readonly canonical: string } {
  const active = listActiveFilters(filters);
  const query = new URLSearchParams(active);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  const labels = active.map(([name, value]) => (name === 'month' ? formatMonth(value) : value));
  const number = page > 1 ? [`(${page})`] : [];
  const prefix = [...labels, ...number].join(' · ');
  return {
    title: prefix === '' ? title : `${prefix} — ${title}`,
    canonical: search === '' ? path : `${path}?${search}`,
  };
}

/**
 * Creates the title, URL and indexing of a filtered collection. Search engines index the page of a category as a page
 * of its own. They do not index a page without items, and take a list that is filtered by price, stock or options, or
 * sorted, for a part of the list without these.
 */
export function createCollectionHead(
  content: Pick<PageContent, 'title' | 'noIndex' | 'canonical'>,
  { title, path, type, filters, page, foundNothing, products }: FilteredCollection,
): Pick<PageContent, 'title' | 'canonical' | 'noIndex' | 'feeds'> {
  const isFiltered = listActiveFilters(filters).length > 0;
  const isPart = products !== undefined && Object.keys(products.filters).length > 0;
  const isEmpty = foundNothing === true || products?.total === 0;
  return {
    ...createFilteredHead(content.title, { path, filters, page: isPart ? 1 : page }),
    noIndex: content.noIndex === true || isEmpty,
    feeds: [
      ...(isFiltered ? [createRssLink({ title, path, filters })] : []),
      ...listFeedLinks({ title, path, type }),
    ],
  };
}

/** Creates the link to the RSS feed of a collection, filtered or not. */
export function createRssLink({
  title,
  path,
  filters = {},
}: Pick<CollectionView, 'title' | 'path'> & Partial<Pick<CollectionView, 'filters'>>): PageFeed {
  const { title: name, canonical } = createFilteredHead(title, { path, filters, page: 1 });
  const href = `${canonical}${canonical.includes('?') ? '&' : '?'}format=rss`;
  return { type: 'application/rss+xml', title: name, href };
}

/** Lists the feeds of a collection: RSS, and for events also a calendar. */
export function listFeedLinks({
  title,
  path,
  type,
}: Pick<CollectionView, 'title' | 'path' | 'type'>): readonly PageFeed[] {
  const rss = createRssLink({ title, path });
  return type === collectionType.EVENTS
    ? [rss, { type: 'text/calendar', title, href: `${path}?format=ical` }]
    : [rss];
}
