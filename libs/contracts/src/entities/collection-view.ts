import type { CategoryBranch } from '../categories/category-tree.ts';
import type { CollectionViewName } from '../codes/collection-view.ts';
import type { ItemView } from './item.ts';
import type { ProductListing } from './product-listing.ts';

/** One page of a collection, as its filters select it. */
export interface CollectionView {
  readonly id: string;
  readonly title: string;
  readonly type: number;
  readonly path: string;
  readonly view: CollectionViewName;
  readonly items: readonly ItemView[];
  readonly filters: {
    readonly category?: string;
    readonly tag?: string;
    readonly author?: string;
    readonly month?: string;
  };
  /** The categories of visible items, in those that they are in. */
  readonly categories: readonly CategoryBranch[];
  /** Only for products; absent if the filters of the URL match nothing. */
  readonly products?: ProductListing;
  /** Pages count from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The URL's filters match nothing. All such URLs share one cached page, which does not repeat the filters. */
  readonly foundNothing?: true;
}
