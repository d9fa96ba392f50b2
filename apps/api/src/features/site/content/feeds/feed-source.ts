import type { PageEntry } from '../../../presentation/public.ts';

/** An open collection, as far as a feed of it is narrowed. */
export interface FeedSource {
  readonly page: PageEntry;
  readonly collectionId: string;
  readonly filters: Readonly<Record<string, string>>;
  /** The filters find nothing: all such URLs share one empty feed without filters. */
  readonly isEmpty: boolean;
}

/** The filters of a feed find no items. */
export const noMatchingItems = Symbol('noMatchingItems');

/** Whether the filters of a feed find no items. */
export const hasNoMatches = ({ filters }: FeedSource, items: readonly unknown[]): boolean =>
  items.length === 0 && Object.keys(filters).length > 0;

/** The filters of a feed as its items are asked for; a feed has no pages. */
export const itemFilters = ({
  filters: { category, tag, author, month },
}: Pick<FeedSource, 'filters'>) => ({
  ...(category === undefined ? {} : { category }),
  ...(tag === undefined ? {} : { tag }),
  ...(author === undefined ? {} : { author }),
  ...(month === undefined ? {} : { month }),
});
