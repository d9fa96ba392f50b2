import type { PageEntry } from '../../../presentation/public.ts';

/** An open collection and the filters of its feed. */
export interface FeedSource {
  readonly page: PageEntry;
  readonly collectionId: string;
  readonly filters: Readonly<Record<string, string>>;
  /** The filters match nothing. All such URLs share one empty feed without filters. */
  readonly isEmpty: boolean;
}

/** Returned instead of a feed if its filters match no items. */
export const noMatchingItems = Symbol('noMatchingItems');

/** Whether the filters of a feed match no items. */
export const hasNoMatches = ({ filters }: FeedSource, items: readonly unknown[]): boolean =>
  items.length === 0 && Object.keys(filters).length > 0;

/** Returns the filters for the query of items. A feed has no pages. */
export const itemFilters = ({
  filters: { category, tag, author, month },
}: Pick<FeedSource, 'filters'>) => ({
  ...(category === undefined ? {} : { category }),
  ...(tag === undefined ? {} : { tag }),
  ...(author === undefined ? {} : { author }),
  ...(month === undefined ? {} : { month }),
});
