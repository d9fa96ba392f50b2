import { createCategoryTree } from '@sitewright/contracts/categories';
import { collectionType, pageType } from '@sitewright/contracts/codes';
import type { CollectionView, Seo } from '@sitewright/contracts/entities';
import { toUrlPath } from '@sitewright/contracts/links';
import {
  collectionViewOf,
  findCollections,
  findItemDetails,
  findItemRows,
  findItems,
  findNeighbors,
  findRelatedIds,
  listUsedCategories,
  toItemView,
} from '../../collections/public.ts';
import { findParentsAbove } from '../../categories/public.ts';
import { pathOfPage, type PageEntry } from '../../presentation/public.ts';
import { createCollectionHead, listFeedLinks } from './create-collection-head.ts';
import { createItemDescription } from './create-item-description.ts';
import { readProductReviews } from './read-product-reviews.ts';
import { createItemData } from './structured-data/create-item-data.ts';
import type { PageQuery } from './page-query.ts';
import type { Frame, FrameScope, PageContent } from '../view/page-frame.ts';
import { readItemList, readProductList } from './read-item-list.ts';

/** ROUTE-31: the query parameters that filter a collection. Others are ignored. */
export const collectionFilters = ['category', 'tag', 'author', 'month', 'page'] as const;

export const collectionLimits = { defaultPageSize: 24, maxPage: 10_000 } as const;

const permissionTypes = { open: 1, locked: 2, members: 3 } as const;

/** The filters that collections of all types have. */
const selectFilters = ({ category, tag, author, month }: Readonly<Record<string, string>>) => ({
  ...(category === undefined ? {} : { category }),
  ...(tag === undefined ? {} : { tag }),
  ...(author === undefined ? {} : { author }),
  ...(month === undefined ? {} : { month }),
});

/** Reads one page of a collection, filtered by the query (ROUTE-30, ROUTE-31). */
export async function readCollectionPage(
  { tenant, now }: FrameScope,
  { website }: Frame,
  content: PageContent,
  page: PageEntry,
  query: PageQuery,
): Promise<PageContent> {
  const collectionId = page.collectionId!;
  const filters = selectFilters(query.filters ?? {});
  const [collections, categories] = await Promise.all([
    findCollections(tenant, [collectionId]),
    listUsedCategories(tenant, collectionId, now),
  ]);
  const parents = await findParentsAbove(tenant, categories);
  const collection = collections.get(collectionId);
  const type = collection?.type ?? 1;
  const path = pathOfPage(page);
  const source = { tenant, now, collectionId, type, path, filters };
  const range = {
    pageSize: collection?.settings.pageSize ?? collectionLimits.defaultPageSize,
    // A number from 1: `readPageQuery` drops everything else.
    number: Number(query.filters?.['page'] ?? '1'),
  };
  const isProducts = type === collectionType.PRODUCTS;
  const read = isProducts
    ? await readProductList(source, range, query.products ?? {}, website)
    : await readItemList(source, range);
  const foundNothing = read === null;
  const view: CollectionView = {
    id: collectionId,
    title: page.title,
    type,
    path: toUrlPath(path),
    view: collectionViewOf(type, collection?.settings.view),
    categories: createCategoryTree(categories, parents),
    ...(foundNothing
      ? { items: [], filters: {}, page: 1, pageCount: 1, foundNothing }
      : { ...read, filters, page: range.number }),
  };
  return {
    ...content,
    ...createCollectionHead(content, view),
    ...(page.access === 'open' ? {} : { feeds: [] }),
    main: { kind: 'collection', document: page.document, collection: view },
    facts: {
      pageType: pageType.CONTENT_COLLECTION,
      collection: {
        id: collectionId,
        title: page.title,
        type,
        permissionType: permissionTypes[page.access],
      },
    },
  };
}

/** An item at a path. */
interface RequestedItem {
  readonly itemId: string;
  readonly path: string;
  /** The variant, which the product may not have, and the page of a product's reviews. */
  readonly query: PageQuery;
}

/**
 * Reads the page of one item, with the previous and the next item of the collection; null if there is no such item. An
 * event has neither: its list begins with the present day, so its adjacent events would change daily.
 */
export async function readItemPage(
  scope: FrameScope,
  frame: Frame,
  parent: PageEntry,
  { itemId, path, query }: RequestedItem,
): Promise<PageContent | null> {
  const { tenant, now } = scope;
  const collectionId = parent.collectionId!;
  const parentPath = pathOfPage(parent);

  const [[row], collections] = await Promise.all([
    findItemRows(tenant, { itemIds: [itemId], limit: 1 }, now),
    findCollections(tenant, [collectionId]),
  ]);
  if (row === undefined) return null;
  const seo = row.seo as Seo;
  const item = toItemView(row, await findItemDetails(tenant, [row]), parentPath);
  const reviews = await readProductReviews(tenant, item, Number(query.filters?.['page'] ?? '1'));
  if (reviews === null) return null;
  const collection = collections.get(collectionId);
  const type = collection?.type ?? 1;
  const adjacent = type === collectionType.EVENTS ? {} : await findNeighbors(tenant, item, now);
  const itemIds = [adjacent.previous, adjacent.next].filter((id) => id !== undefined);
  const adjacentItems =
    itemIds.length === 0
      ? []
      : await findItems(tenant, { itemIds, limit: itemIds.length }, parentPath, now);
  const previous = adjacentItems.find(({ id }) => id === adjacent.previous);
  const next = adjacentItems.find(({ id }) => id === adjacent.next);
  const parentUrlPath = toUrlPath(parentPath);
  const variant = item.product?.variants.find(({ id }) => id === query.variantId);
  const relatedIds = item.product ? await findRelatedIds(tenant, item, now) : [];
  const description = seo.description === '' ? createItemDescription(item) : seo.description;
  return {
    path,
    // Each page of reviews has its own texts.
    canonical:
      reviews === undefined || reviews.page === 1 ? item.path : `${item.path}?page=${reviews.page}`,
    title: seo.title === '' ? `${item.title} — ${frame.website.title}` : seo.title,
    // An item inherits `noIndex` from its collection page.
    noIndex: parent.seo.noIndex || seo.noIndex,
    feeds:
      parent.access === 'open'
        ? listFeedLinks({ title: parent.title, path: parentUrlPath, type })
        : [],
    ...(description === '' ? {} : { description }),
    imageId: seo.imageId ?? item.images[0]?.id ?? null,
    main: {
      kind: 'item',
      item,
      collection: { title: parent.title, path: parentUrlPath, type },
      ...(previous === undefined ? {} : { previous }),
      ...(next === undefined ? {} : { next }),
      ...(variant === undefined ? {} : { variantId: variant.id }),
      ...(relatedIds.length === 0 ? {} : { relatedIds }),
      ...(reviews === undefined ? {} : { reviews }),
    },
    needs: relatedIds.map((relatedId) => ({ kind: 'item', itemId: relatedId })),
    facts: {
      pageType: pageType.CONTENT_ITEM,
      collection: {
        id: collectionId,
        title: parent.title,
        type,
        permissionType: permissionTypes[parent.access],
      },
      item: { id: item.id, title: item.title, recordType: item.recordType },
    },
    structuredData: createItemData(
      item,
      frame,
      { name: parent.title, path: parentUrlPath },
      { reviews, parents: await findParentsAbove(tenant, item.product ? item.categories : []) },
    ),
  };
}
