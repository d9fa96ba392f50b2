import { collectionType, collectionViews, pageType } from '@sitewright/contracts/codes';
import type { CollectionView } from '@sitewright/contracts/entities';
import { toUrlPath } from '@sitewright/contracts/links';
import {
  countItems,
  findCollections,
  findItems,
  findListedItems,
  findNeighbors,
  listCategories,
} from '../../collections/public.ts';
import { pathOfPage, type PageEntry } from '../../presentation/public.ts';
import { createCollectionHead, listFeedLinks } from './create-collection-head.ts';
import { createItemDescription } from './create-item-description.ts';
import { createItemData } from './structured-data/create-item-data.ts';
import type { Frame, FrameScope, PageContent } from '../view/page-frame.ts';

/** ROUTE-31: the query parameters that filter a collection. Others are ignored. */
export const collectionFilters = ['category', 'tag', 'author', 'month', 'page'] as const;

export const collectionLimits = { defaultPageSize: 24, maxPage: 10_000 } as const;

const permissionTypes = { open: 1, locked: 2, members: 3 } as const;

/** Reads one page of a collection, filtered by the query (ROUTE-30, ROUTE-31). */
export async function readCollectionPage(
  { tenant, now }: FrameScope,
  content: PageContent,
  page: PageEntry,
  query: Readonly<Record<string, string>>,
): Promise<PageContent> {
  const collectionId = page.collectionId!;
  const { category, tag, author, month } = query;
  const filters = {
    ...(category === undefined ? {} : { category }),
    ...(tag === undefined ? {} : { tag }),
    ...(author === undefined ? {} : { author }),
    ...(month === undefined ? {} : { month }),
  };

  const [collections, total, categories] = await Promise.all([
    findCollections(tenant, [collectionId]),
    countItems(tenant, { collectionId, limit: 0, ...filters }, now),
    listCategories(tenant, collectionId, now),
  ]);
  const collection = collections.get(collectionId);
  const pageSize = collection?.settings.pageSize ?? collectionLimits.defaultPageSize;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  // A number from 1: `readPageQuery` drops everything else.
  const number = Number(query['page'] ?? '1');
  const isFiltered = Object.keys(filters).length > 0;
  const foundNothing = number > pageCount || (isFiltered && total === 0);
  const path = pathOfPage(page);
  const range = { limit: pageSize, offset: (number - 1) * pageSize };
  const type = collection?.type ?? 1;
  const listFilter = { collectionId, collectionType: type, ...filters, ...range };
  const items = foundNothing ? [] : await findListedItems(tenant, listFilter, path, now);
  const view: CollectionView = {
    id: collectionId,
    title: page.title,
    type,
    path: toUrlPath(path),
    view: collectionViews.find((view) => view === collection?.settings.view) ?? 'grid',
    items,
    categories,
    ...(foundNothing
      ? { filters: {}, page: 1, pageCount: 1, foundNothing }
      : { filters, page: number, pageCount }),
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

/**
 * Reads the page of one item, with the previous and the next item of the collection; null if there is no such item. An
 * event has neither: its list begins with the present day, so its adjacent events would change daily.
 */
export async function readItemPage(
  scope: FrameScope,
  frame: Frame,
  parent: PageEntry,
  itemId: string,
  path: string,
): Promise<PageContent | null> {
  const { tenant, now } = scope;
  const collectionId = parent.collectionId!;
  const parentPath = pathOfPage(parent);

  const [[item], collections] = await Promise.all([
    findItems(tenant, { itemIds: [itemId], limit: 1 }, parentPath, now),
    findCollections(tenant, [collectionId]),
  ]);
  if (item === undefined) return null;
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
  const description = createItemDescription(item);
  return {
    path,
    canonical: item.path,
    title: `${item.title} — ${frame.website.title}`,
    // An item inherits `noIndex` from its collection page.
    noIndex: parent.seo.noIndex,
    feeds:
      parent.access === 'open'
        ? listFeedLinks({ title: parent.title, path: parentUrlPath, type })
        : [],
    ...(description === '' ? {} : { description }),
    imageId: item.images[0]?.id ?? null,
    main: {
      kind: 'item',
      item,
      collection: { title: parent.title, path: parentUrlPath, type },
      ...(previous === undefined ? {} : { previous }),
      ...(next === undefined ? {} : { next }),
    },
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
    structuredData: createItemData(item, frame, {
      name: parent.title,
      path: parentUrlPath,
    }),
  };
}
