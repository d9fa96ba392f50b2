import { productType } from '@sitewright/contracts/codes';
import type {
  AssetView,
  ItemEvent,
  ItemVideo,
  ItemView,
  Product,
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
  readonly category?: string;
  readonly tag?: string;
  readonly author?: string;
  /** Such as `2026-11`. */
  readonly month?: string;
  /** Only items that ended before this instant, or not before this one. */
  readonly overBefore?: Date;
  readonly overFrom?: Date;
  /**
   * Default: the order of their collection. `latest`: last published first; `events`: only events, last first;
   * `soonest`: by start; `lastOver`: by end, last first.
   */
  readonly order?: 'latest' | 'events' | 'soonest' | 'lastOver';
  readonly limit: number;
  readonly offset?: number;
}

/** Visible items (CONTENT-05), in the order of their collection. */
function publishedItems(tenant: Tenant, filter: ItemFilter, now: Date) {
  let query = tenant.selectFrom('items').where(isPublished(now));
  if (filter.collectionId !== undefined)
    query = query.where('collection_id', '=', filter.collectionId);
  if (filter.itemIds !== undefined) query = query.where('item_id', 'in', [...filter.itemIds, '-']);
  if (filter.recordType !== undefined) query = query.where('record_type', '=', filter.recordType);
  if (filter.author !== undefined) query = query.where('author', '=', filter.author);
  const { category, tag, month } = filter;
  if (category !== undefined)
    query = query.where((where) => where(where.val(category), '=', where.fn.any('categories')));
  if (tag !== undefined)
    query = query.where((where) => where(where.val(tag), '=', where.fn.any('tags')));
  if (month !== undefined && isMonth(month)) {
    const from = new Date(`${month}-01T00:00:00Z`);
    const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
    query = query.where('publish_at', '>=', from).where('publish_at', '<', to);
  }
  const { overBefore, overFrom } = filter;
  if (overBefore !== undefined) query = query.where('ends_at', '<', overBefore);
  if (overFrom !== undefined) query = query.where('ends_at', '>=', overFrom);
  return filter.order === 'events' ? query.where('event', 'is not', null) : query;
}

export async function countItems(tenant: Tenant, filter: ItemFilter, now: Date): Promise<number> {
  const row = await publishedItems(tenant, filter, now)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Published items as they are stored. */
export const findItemRows = (tenant: Tenant, filter: ItemFilter, now: Date) =>
  publishedItems(tenant, filter, now)
    .select([
      'item_id',
      'collection_id',
      'record_type',
      'title',
      'url_id',
      'excerpt',
      'body',
      'image_ids',
      'author',
      'categories',
      'tags',
      'publish_at',
      'updated_at',
      'event',
      'video',
    ])
    .$if(filter.order === 'latest', (query) =>
      query.orderBy(sql`coalesce(publish_at, created_at)`, 'desc'),
    )
    .$if(filter.order === 'events', (query) => query.orderBy(sql`event->>'startsAt'`, 'desc'))
    .$if(filter.order === 'soonest', (query) =>
      query.orderBy(sql`coalesce(item_moment(event->>'startsAt'), publish_at, created_at)`),
    )
    .$if(filter.order === 'lastOver', (query) =>
      query.orderBy('ends_at', 'desc').orderBy('item_id', 'desc'),
    )
    .orderBy('position')
    .orderBy('item_id', 'desc')
    .limit(filter.limit)
    .offset(filter.offset ?? 0)
    .execute();

export type PublishedItemRow = Awaited<ReturnType<typeof findItemRows>>[number];

/** Files and products of items. */
export interface ItemDetails {
  readonly files: ReadonlyMap<string, AssetView>;
  readonly products: ReadonlyMap<string, Product>;
}

/** The data of items outside their own rows: two queries in one round trip, however many items there are. */
export async function findItemDetails(
  tenant: Tenant,
  rows: readonly PublishedItemRow[],
): Promise<ItemDetails> {
  const fileIds = rows.flatMap((row) => {
    const video = row.video as ItemVideo | null;
    return [...(row.image_ids as string[]), ...(video?.source === 'file' ? [video.assetId] : [])];
  });
  const itemIds = [...new Set(rows.map((row) => row.item_id))];
  const [files, products] = await Promise.all([
    findAssets(tenant, fileIds),
    findProducts(tenant, itemIds),
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
  id: row.item_id,
  collectionId: row.collection_id,
  recordType: row.record_type,
  title: row.title,
  urlId: row.url_id,
  path: toUrlPath(`${collectionPath ?? ''}/${row.url_id}`),
  excerpt: row.excerpt,
  body: row.body as RichText | null,
  images: (row.image_ids as string[])
    .map((id) => files.get(id))
    .filter((image): image is AssetView => image !== undefined),
  author: row.author,
  categories: row.categories,
  tags: row.tags,
  publishedAt: row.publish_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
  event: row.event as ItemEvent | null,
  video: videoViewOf(row.video as ItemVideo | null, files),
  product: products.get(row.item_id) ?? null,
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

export async function findProducts(
  tenant: Tenant,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  if (itemIds.length === 0) return new Map();
  const rows = await tenant
    .selectFrom('products')
    .innerJoin('variants', (join) =>
      join
        .onRef('variants.website_id', '=', 'products.website_id')
        .onRef('variants.item_id', '=', 'products.item_id'),
    )
    .where('products.item_id', 'in', [...itemIds])
    .where('variants.removed_at', 'is', null)
    .orderBy('variants.position')
    .select([
      'products.item_id',
      'products.product_type',
      'variants.variant_id',
      'variants.sku',
      'variants.price_cents',
      'variants.sale_price_cents',
      'variants.on_sale',
      'variants.unlimited',
      'variants.qty_in_stock',
      'variants.option_values',
      'variants.weight_grams',
      'variants.image_id',
    ])
    .execute();
  const products = new Map<string, Product>();
  for (const row of rows) {
    const known = products.get(row.item_id);
    const variant: Product['variants'][number] = {
      id: row.variant_id,
      sku: row.sku,
      price: row.price_cents,
      salePrice: row.sale_price_cents,
      onSale: row.on_sale,
      unlimited: row.unlimited,
      qtyInStock: row.qty_in_stock,
      optionValues: row.option_values as { option: string; value: string }[],
      ...(row.weight_grams === null ? {} : { weightGrams: row.weight_grams }),
      ...(row.image_id === null ? {} : { imageId: row.image_id }),
    };
    if (known === undefined)
      products.set(row.item_id, {
        id: row.item_id,
        productType: productTypeNames[row.product_type] ?? 'physical',
        variants: [variant],
      });
    else products.set(row.item_id, { ...known, variants: [...known.variants, variant] });
  }
  return products;
}
