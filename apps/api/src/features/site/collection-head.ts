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

/**
 * Title, address and indexing of a collection as far as it is narrowed: a category's page is a page of its own for
 * search engines, one that finds nothing is none.
 */
export function collectionHead(
  content: Pick<PageContent, 'title' | 'noIndex' | 'canonical'>,
  { title, path, type, filters, page, foundNothing }: NarrowedCollection,
): Pick<PageContent, 'title' | 'canonical' | 'noIndex' | 'feeds'> {
  const chosen = filterOrder.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [[name, value] satisfies [string, string]];
  });
  const query = new URLSearchParams(chosen);
  if (page > 1) query.set('page', String(page));
  const search = query.toString();
  const words = chosen.map(([name, value]) => (name === 'month' ? inFigures(value) : value));
  const number = page > 1 ? [`(${page})`] : [];
  const before = [...words, ...number].join(' · ');
  return {
    title: before === '' ? content.title : `${before} — ${content.title}`,
    canonical: search === '' ? path : `${path}?${search}`,
    noIndex: content.noIndex === true || foundNothing === true,
    feeds: feedsOf({ title, path, type }),
  };
}

/** The RSS of a collection. */
export const newsFeed = ({ title, path }: Pick<CollectionView, 'title' | 'path'>): PageFeed => ({
  type: 'application/rss+xml',
  title,
  href: `${path}?format=rss`,
});

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
