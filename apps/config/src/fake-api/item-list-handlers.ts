import {
  duplicateItem,
  listItems,
  moveItem,
  readItemFacets,
  readItemPath,
  type StoredItem,
} from '@sitewright/contracts/api';
import { categoriesBelow, categoryPath, toCategoryParents } from '@sitewright/contracts/categories';
import { workflowState } from '@sitewright/contracts/codes';
import {
  itemStatuses,
  productTypes,
  type ItemStatus,
  type ItemSummary,
} from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { idOf } from './sample.ts';
import { isDone, pageOf, type FakeState } from './state.ts';

const summaryOf = (item: StoredItem): ItemSummary => ({
  id: item.id,
  collectionId: item.collectionId,
  recordType: item.recordType,
  title: item.title,
  urlId: item.urlId,
  workflowState: item.workflowState,
  publishAt: item.publishAt,
  image: null,
  priceCents: item.product?.variants[0]?.price ?? null,
  stock: item.product?.variants[0]?.qtyInStock ?? null,
  updatedAt: '2026-11-20T09:00:00.000Z',
});

const stateOfStatus: Readonly<Record<ItemStatus, number>> = {
  published: workflowState.PUBLISHED,
  scheduled: workflowState.SCHEDULED,
  needsReview: workflowState.NEEDS_REVIEW,
  draft: workflowState.DRAFT,
  hidden: workflowState.PRIVATE,
};

const stockOf = (item: StoredItem) =>
  (item.product?.variants ?? []).some(({ unlimited, qtyInStock }) => unlimited || qtyInStock > 0)
    ? 'inStock'
    : 'soldOut';

const counted = <Value extends string>(
  values: readonly Value[],
  countOf: (value: Value) => number,
) => values.map((value) => ({ value, count: countOf(value) })).filter(({ count }) => count > 0);

/** The list of items, and what is done in it. */
export function itemListHandlers(state: FakeState): HttpHandler[] {
  const itemsOf = (collectionId: string) =>
    state.items.filter((item) => item.collectionId === collectionId);
  const isIn = (item: StoredItem, category: string) => {
    const below = categoriesBelow(category, toCategoryParents(state.categoryParents));
    return item.categories.some((name) => below.has(name));
  };
  return [
    answer(listItems, ({ params, query }) => {
      const { search = '', status, category, stock, productType, sort } = query;
      const found = itemsOf(params.collectionId).filter(
        (item) =>
          [item.title, ...(item.product?.variants ?? []).map(({ sku }) => sku)].some((text) =>
            text.toLowerCase().includes(search.toLowerCase()),
          ) &&
          (status === undefined || item.workflowState === stateOfStatus[status]) &&
          (category === undefined || isIn(item, category)) &&
          (stock === undefined || stockOf(item) === stock) &&
          (productType === undefined || item.product?.productType === productType),
      );
      const sorted =
        sort === 'title' ? found.toSorted((a, b) => a.title.localeCompare(b.title)) : found;
      return pageOf(sorted.map(summaryOf), query);
    }),
    answer(readItemFacets, ({ params }) => {
      const items = itemsOf(params.collectionId);
      const countWhere = (matches: (item: StoredItem) => boolean) => items.filter(matches).length;
      const parents = toCategoryParents(state.categoryParents);
      const used = items.flatMap((item) => item.categories);
      const categories = [
        ...new Set(used.flatMap((name) => categoryPath(name, parents))),
      ].toSorted();
      return {
        statuses: counted(itemStatuses, (status) =>
          countWhere((item) => item.workflowState === stateOfStatus[status]),
        ),
        categories: counted(categories, (category) => countWhere((item) => isIn(item, category))),
        stock: counted(['inStock', 'soldOut'] as const, (stock) =>
          countWhere((item) => item.product !== null && stockOf(item) === stock),
        ),
        productTypes: counted(productTypes, (type) =>
          countWhere((item) => item.product?.productType === type),
        ),
      };
    }),
    answer(readItemPath, ({ params }) => {
      const item = state.items.find(({ id }) => id === params.itemId);
      const isLive = item?.workflowState === workflowState.PUBLISHED;
      return { path: isLive ? `/shop/${item.urlId}` : null };
    }),
    answer(moveItem, ({ params: { itemId }, body: { anchorId, side } }) => {
      const moved = state.items.find(({ id }) => id === itemId);
      const others = state.items.filter(({ id }) => id !== itemId);
      const anchor = others.findIndex(({ id }) => id === anchorId);
      if (moved === undefined || anchor === -1) return err('notFound');
      state.items = others.toSpliced(side === 'after' ? anchor + 1 : anchor, 0, moved);
      return isDone;
    }),
    answer(duplicateItem, ({ params: { itemId }, body: { withStock } }) => {
      const source = state.items.find(({ id }) => id === itemId);
      if (source === undefined) return err('notFound');
      const copy: StoredItem = {
        ...source,
        id: idOf('item', state.items.length + 1),
        title: `${source.title} (copy)`,
        urlId: `${source.urlId}-copy`,
        workflowState: workflowState.DRAFT,
        product: source.product && {
          ...source.product,
          variants: source.product.variants.map((variant, index) => ({
            ...variant,
            id: idOf('variant', 100 * state.items.length + index),
            sku: `SQ${String(1_000_000 + index)}`,
            qtyInStock: withStock ? variant.qtyInStock : 0,
          })),
        },
      };
      state.items = [copy, ...state.items];
      return copy;
    }),
  ];
}
