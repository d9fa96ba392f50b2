import type { PageEntry } from '../../presentation/public.ts';

/** An open collection, as far as a feed of it is narrowed. */
export interface FeedSource {
  readonly page: PageEntry;
  readonly collectionId: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** The filters of a feed as its items are asked for; a feed has no pages. */
export const itemFilters = ({
  filters: { category, tag, author, month },
}: Pick<FeedSource, 'filters'>) => ({
  ...(category === undefined ? {} : { category }),
  ...(tag === undefined ? {} : { tag }),
  ...(author === undefined ? {} : { author }),
  ...(month === undefined ? {} : { month }),
});
