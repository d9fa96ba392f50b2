import { ratingOf } from '@sitewright/commerce/orders';
import { productType } from '@sitewright/contracts/codes';
import type {
  AssetView,
  Dimensions,
  FormField,
  ItemEvent,
  ItemVideo,
  ItemView,
  Product,
  ProductOption,
  ProductTypeName,
  RichText,
} from '@sitewright/contracts/entities';
import { toUrlPath } from '@sitewright/contracts/links';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { findAssets } from '../assets/public.ts';
import { isMonth } from './is-month.ts';
import { isPublished } from './is-published.ts';

const productTypeNames: Readonly<Record<number, ProductTypeName>> = {
  [productType.PHYSICAL]: 'physical',
  [productType.DIGITAL]: 'digital',
  [productType.SERVICE]: 'service',
  [productType.GIFT_CARD]: 'gift card',
};

export interface ItemFilter {
  readonly collectionId?: string;
  readonly itemIds?: readonly string[];
  /** `contentItemType` code. */
  readonly recordType?: number;
  /** Also selects the items of all categories below it. */
  readonly category?: string;
  readonly tag?: string;
  readonly author?: string;
  /** Such as `2026-11`. */
  readonly month?: string;
  /** Only items that ended before this instant. */
  readonly endedBefore?: Date;
  /** Only items that ended at this instant or later. */
  readonly endsFrom?: Date;
  /**
   * Default: the order of their collection. `latest`: last published first; `events`: only events, latest start first;
   * `soonest`: earliest start first; `lastOver`: latest end first.
   */
  readonly order?: 'latest' | 'events' | 'soonest' | 'lastOver';
  readonly limit: number;
  readonly offset?: number;
}

/** Visible items (CONTENT-05) that a filter selects, without an order. */
export function publishedItems(tenant: Tenant, filter: ItemFilter, now: Date) {
  let query = tenant.selectFrom('items').where(isPublished(now));
  if (filter.collectionId !== undefined)
    query = query.where('collectionId', '=', filter.collectionId);
  // `-` is no id: SQL does not allow an empty list.
  if (filter.itemIds !== undefined) query = query.where('itemId', 'in', [...filter.itemIds, '-']);
  if (filter.recordType !== undefined) query = query.where('recordType', '=', filter.recordType);
  if (filter.author !== undefined) query = query.where('author', '=', filter.author);
  const { category, tag, month } = filter;
  if (category !== undefined)
    query = query.where(
      // Selected, so that it is computed once and not for each item.
      sql<boolean>`categories && (select categories_below(${tenant.websiteId}, ${category}))`,
    );
  if (tag !== undefined)
    query = query.where((where) => where(where.val(tag), '=', where.fn.any('tags')));
  if (month !== undefined && isMonth(month)) {
    const from = new Date(`${month}-01T00:00:00Z`);
    const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
    query = query.where('publishAt', '>=', from).where('publishAt', '<', to);
  }
  const { endedBefore, endsFrom } = filter;
  if (endedBefore !== undefined) query = query.where('endsAt', '<', endedBefore);
  if (endsFrom !== undefined) query = query.where('endsAt', '>=', endsFrom);
  return filter.order === 'events' ? query.where('event', 'is not', null) : query;
}

export async function countItems(tenant: Tenant, filter: ItemFilter, now: Date): Promise<number> {
  const row = await publishedItems(tenant, filter, now)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Rows of visible items, in the order of the filter. */
export const findItemRows = (tenant: Tenant, filter: ItemFilter, now: Date) =>
  publishedItems(tenant, filter, now)
    .select([
      'itemId',
      'collectionId',
      'recordType',
      'title',
      'urlId',
      'excerpt',
      'body',
      'imageIds',
      'author',
      'categories',
      'tags',
      'publishAt',
      'updatedAt',
      'event',
      'video',
      'seo',
    ])
    .$if(filter.order === 'latest', (query) =>
      query.orderBy(sql`coalesce(publish_at, created_at)`, 'desc'),
    )
    .$if(filter.order === 'events', (query) => query.orderBy(sql`event->>'startsAt'`, 'desc'))
    .$if(filter.order === 'soonest', (query) =>
      query.orderBy(sql`coalesce(item_moment(event->>'startsAt'), publish_at, created_at)`),
    )
    .$if(filter.order === 'lastOver', (query) =>
      query.orderBy('endsAt', 'desc').orderBy('itemId', 'desc'),
    )
    .orderBy('position')
    .orderBy('itemId', 'desc')
    .limit(filter.limit)
    .offset(filter.offset ?? 0)
    .execute();

export type PublishedItemRow = Awaited<ReturnType<typeof findItemRows>>[number];

/** Files and products of items. */
export interface ItemDetails {
  readonly files: ReadonlyMap<string, AssetView>;
  readonly products: ReadonlyMap<string, Product>;
}

/** The data of items from other tables: two queries in one round trip, however many items there are. */
export async function findItemDetails(
  tenant: Tenant,
  rows: readonly PublishedItemRow[],
): Promise<ItemDetails> {
  const fileIds = rows.flatMap((row) => {
    const video = row.video as ItemVideo | null;
    return [...(row.imageIds as string[]), ...(video?.source === 'file' ? [video.assetId] : [])];
  });
  const itemIds = [...new Set(rows.map((row) => row.itemId))];
  const [files, products] = await Promise.all([
    findAssets(tenant, fileIds),
    findProducts(tenant, itemIds, 'offered'),
  ]);
  return { files, products };
}

/** The playable video; null if the file is missing, or not a video. */
function videoViewOf(video: ItemVideo | null, files: ItemDetails['files']): ItemView['video'] {
  if (video?.source !== 'file') return video;
  const file = files.get(video.assetId);
  return file?.kind === 'video' ? { source: 'file', file } : null;
}

/** An item for visitors; `collectionPath` is the path of its collection, without slashes at its ends. */
export const toItemView = (
  row: PublishedItemRow,
  { files, products }: ItemDetails,
  collectionPath: string | undefined,
): ItemView => ({
  id: row.itemId,
  collectionId: row.collectionId,
  recordType: row.recordType,
  title: row.title,
  urlId: row.urlId,
  path: toUrlPath(`${collectionPath ?? ''}/${row.urlId}`),
  excerpt: row.excerpt,
  body: row.body as RichText | null,
  images: (row.imageIds as string[])
    .map((id) => files.get(id))
    .filter((image): image is AssetView => image !== undefined),
  author: row.author,
  categories: row.categories,
  tags: row.tags,
  publishedAt: row.publishAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  event: row.event as ItemEvent | null,
  video: videoViewOf(row.video as ItemVideo | null, files),
  product: products.get(row.itemId) ?? null,
});

/** Published items of one collection with images and products. */
export async function findItems(
  tenant: Tenant,
  filter: ItemFilter,
  collectionPath: string,
  now: Date,
): Promise<readonly ItemView[]> {
  const rows = await findItemRows(tenant, filter, now);
  const details = await findItemDetails(tenant, rows);
  return rows.map((row) => toItemView(row, details, collectionPath));
}

/** The products of items: with all variants for owners, or with those that are offered to visitors. */
export async function findProducts(
  tenant: Tenant,
  itemIds: readonly string[],
  variants: 'all' | 'offered' = 'all',
): Promise<ReadonlyMap<string, Product>> {
  if (itemIds.length === 0) return new Map();
  const rows = await tenant
    .selectFrom('products')
    .innerJoin('variants', (join) =>
      join
        .onRef('variants.websiteId', '=', 'products.websiteId')
        .onRef('variants.itemId', '=', 'products.itemId'),
    )
    .where('products.itemId', 'in', [...itemIds])
    .where('variants.removedAt', 'is', null)
    .orderBy('variants.position')
    .select([
      'products.itemId',
      'products.productType',
      'products.options',
      'products.taxClass',
      'products.relatedItemIds',
      'products.formFields',
      'products.reviewCount',
      'products.reviewStars',
      'variants.variantId',
      'variants.sku',
      'variants.priceCents',
      'variants.salePriceCents',
      'variants.onSale',
      'variants.unlimited',
      'variants.qtyInStock',
      'variants.optionValues',
      'variants.weightGrams',
      'variants.imageId',
      'variants.dimensions',
      'variants.available',
      'variants.continueSelling',
      'variants.lowStockAt',
    ])
    .execute();
  const products = new Map<string, Product>();
  for (const row of rows) {
    const rating = ratingOf(row.reviewCount, row.reviewStars);
    const product: Product = products.get(row.itemId) ?? {
      id: row.itemId,
      productType: productTypeNames[row.productType] ?? 'physical',
      // Pages and clients expect the standard class without a member.
      ...(row.taxClass === 'standard' ? {} : { taxClass: row.taxClass }),
      options: row.options as ProductOption[],
      ...(variants === 'all' && row.relatedItemIds.length > 0
        ? { relatedIds: row.relatedItemIds }
        : {}),
      ...((row.formFields as FormField[]).length === 0
        ? {}
        : { formFields: row.formFields as FormField[] }),
      variants: [],
      ...(rating === null || variants === 'all' ? {} : { rating }),
    };
    products.set(row.itemId, product);
    if (variants === 'offered' && !row.available) continue;
    product.variants.push({
      id: row.variantId,
      sku: row.sku,
      price: row.priceCents,
      salePrice: row.salePriceCents,
      onSale: row.onSale,
      // To visitors, a variant that is sold on is always in stock.
      unlimited: row.unlimited || (variants === 'offered' && row.continueSelling),
      qtyInStock: row.qtyInStock,
      optionValues: row.optionValues as { option: string; value: string }[],
      ...(row.weightGrams === null ? {} : { weightGrams: row.weightGrams }),
      ...(row.imageId === null ? {} : { imageId: row.imageId }),
      ...(row.dimensions === null ? {} : { dimensions: row.dimensions as Dimensions }),
      ...(row.available ? {} : { available: false }),
      ...(row.continueSelling && variants === 'all' ? { continueSelling: true } : {}),
      ...(row.lowStockAt === null || variants === 'all' ? {} : { lowStockAt: row.lowStockAt }),
    });
  }
  return products;
}
