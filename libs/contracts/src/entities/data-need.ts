import type { AssetView } from './asset.ts';
import type { PublicForm } from './form.ts';
import type { ItemView } from './item.ts';
import type { ProductRating, ReviewView } from './review.ts';
import type { AccessKind } from './website.ts';

/**
 * A data requirement of a block. The server collects the requirements of a whole page, loads each distinct one once and
 * in parallel, and passes the data to the views under `dataNeedKey(need)`.
 */
export type DataNeed =
  | { readonly kind: 'asset'; readonly assetId: string }
  | { readonly kind: 'form'; readonly formId: string }
  | { readonly kind: 'item'; readonly itemId: string }
  | {
      readonly kind: 'items';
      readonly collectionId: string;
      readonly limit: number;
      readonly category?: string;
      readonly tag?: string;
      /** For events: all of them, latest first. Default: upcoming events, earliest first, then past ones. */
      readonly order?: 'latest';
    }
  /** The latest approved reviews, of one product or of all. */
  | {
      readonly kind: 'reviews';
      readonly itemId: string | null;
      readonly limit: number;
      /** Only reviews with at least this many stars. */
      readonly minRating: number;
    };

export interface CollectionAnswer {
  readonly collection: {
    readonly id: string;
    readonly title: string;
    readonly path: string;
    readonly type: number;
    readonly access: AccessKind;
  };
  readonly items: readonly ItemView[];
}

export interface ReviewsAnswer {
  /** The rating of the product; absent for several products. */
  readonly rating?: ProductRating;
  readonly reviews: readonly ReviewView[];
}

interface DataByKind {
  asset: AssetView;
  form: PublicForm;
  item: ItemView;
  items: CollectionAnswer;
  reviews: ReviewsAnswer;
}

export type LoadedData<Kind extends DataNeed['kind'] = DataNeed['kind']> = DataByKind[Kind];

/** A key that is equal for equal requirements, independent of the order of their members. */
export function dataNeedKey(need: DataNeed): string {
  switch (need.kind) {
    case 'asset':
      return `asset:${need.assetId}`;
    case 'form':
      return `form:${need.formId}`;
    case 'item':
      return `item:${need.itemId}`;
    case 'items':
      return [
        `items:${need.collectionId}:${need.limit}:${need.category ?? ''}:${need.tag ?? ''}`,
        ...(need.order === undefined ? [] : [need.order]),
      ].join(':');
    case 'reviews':
      return `reviews:${need.itemId ?? ''}:${need.limit}:${need.minRating}`;
  }
}

/** Loaded data by key, as plain data: part of the page view and of the editor canvas. */
export type PageData = Readonly<Record<string, LoadedData>>;

/** Reads loaded data; undefined when it was deleted, which every view must handle. */
export function readData<Need extends DataNeed>(
  data: PageData,
  need: Need,
): LoadedData<Need['kind']> | undefined {
  return data[dataNeedKey(need)] as LoadedData<Need['kind']> | undefined;
}
