import { collectionType } from '@sitewright/contracts/codes';
import type { CollectionView, PageFeed } from '@sitewright/contracts/entities';
import type { PageContent } from './page-frame.ts';

type NarrowedCollection = Pick<
  CollectionView,
  'title' | 'path' | 'type' | 'filters' | 'page' | 'foundNothing'
>;

/** The order in which an address names its filters: one narrowing has one address. */
const filterOrder = ['category', 'tag', 'author', 'month'] as const;

/** Of `2026-11` the month in figures, which every language reads. */
const inFigures = (month: string): string => month.split('-').toReversed().join('/');

type Narrowing = Pick<CollectionView, 'path' | 'filters' | 'page'>;

/** What narrows a collection, in the one order of its URLs. */
const chosenFilters = (filters: CollectionView['filters']) =>
  filterOrder.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [[name, value] satisfies [string, string]];
  });

/** Title and URL of a collection as far as it is narrowed. */
export function narrowedHead(
  title: string,
  { path, filters, page }: Narrowing,
): { readonly title: string; readonly canonical: string } {
  const chosen = chosenFilters(filters);
  const query = new URLSearchParams(chosen);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  const words = chosen.map(([name, value]) => (name === 'month' ? inFigures(value) : value));
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
export function collectionHead(
  content: Pick<PageContent, 'title' | 'noIndex' | 'canonical'>,
  { title, path, type, filters, page, foundNothing }: NarrowedCollection,
): Pick<PageContent, 'title' | 'canonical' | 'noIndex' | 'feeds'> {
  const isNarrowed = chosenFilters(filters).length > 0;
  return {
    ...narrowedHead(content.title, { path, filters, page }),
    noIndex: content.noIndex === true || foundNothing === true,
    feeds: [
      ...(isNarrowed ? [newsFeed({ title, path, filters })] : []),
      ...feedsOf({ title, path, type }),
    ],
  };
}

/** The RSS of a collection, or of a part of it. */
export function newsFeed({
  title,
  path,
  filters = {},
}: Pick<CollectionView, 'title' | 'path'> & Partial<Pick<CollectionView, 'filters'>>): PageFeed {
  const { title: name, canonical } = narrowedHead(title, { path, filters, page: 1 });
  const href = `${canonical}${canonical.includes('?') ? '&' : '?'}format=rss`;
  return { type: 'application/rss+xml', title: name, href };
}

/** Where a collection can be followed: its news, and of events a calendar. */
export function feedsOf({
  title,
  path,
  type,
}: Pick<CollectionView, 'title' | 'path' | 'type'>): readonly PageFeed[] {
  const news = newsFeed({ title, path });
  return type === collectionType.EVENTS
    ? [news, { type: 'text/calendar', title, href: `${path}?format=ical` }]
    : [news];
}
