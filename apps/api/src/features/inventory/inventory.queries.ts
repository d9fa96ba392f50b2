import { variantName } from '@sitewright/commerce/variants';
import type {
  AdjustmentReason,
  InventoryRow,
  MovementKind,
  StockMovementRow,
  StockState,
} from '@sitewright/contracts/api';
import { productType, workflowState } from '@sitewright/contracts/codes';
import {
  defaultLowStock,
  type AssetView,
  type ProductVariant,
} from '@sitewright/contracts/entities';
import { sql, type RawBuilder } from 'kysely';
import { containsPattern } from '../../platform/database/contains-pattern.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { findAssets } from '../assets/public.ts';

interface StoredStock {
  readonly variantId: string;
  readonly itemId: string;
  readonly title: string;
  readonly optionValues: ProductVariant['optionValues'];
  readonly sku: string;
  readonly imageId: string | null;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  readonly continueSelling: boolean;
  readonly lowStockAt: number | null;
}

/** The variants that a list shows. */
export interface InventoryFilter {
  readonly variantId?: string;
  /** Part of a title, an SKU or an option value. */
  readonly search?: string | undefined;
  readonly state?: 'low' | 'out' | undefined;
}

const isOut = sql`not variants.unlimited and variants.qty_in_stock <= 0`;
const isLow = sql`not variants.unlimited and variants.qty_in_stock > 0
  and variants.qty_in_stock <= coalesce(variants.low_stock_at, ${defaultLowStock}::int)`;

function stateOf({ unlimited, qtyInStock, lowStockAt }: StoredStock): StockState {
  if (unlimited) return 'unlimited';
  if (qtyInStock <= 0) return 'out';
  return qtyInStock <= (lowStockAt ?? defaultLowStock) ? 'low' : 'inStock';
}

/** Variants with their products, except deleted ones and digital products, which have no stock. */
function stockRows(tenant: Tenant, { variantId, search = '', state }: InventoryFilter) {
  const conditions: RawBuilder<unknown>[] = [];
  if (variantId !== undefined) conditions.push(sql`variants.variant_id = ${variantId}`);
  if (state !== undefined) conditions.push(state === 'low' ? isLow : isOut);
  if (search !== '') {
    const pattern = containsPattern(search);
    conditions.push(sql`(
      items.title ilike ${pattern} or variants.sku ilike ${pattern}
      or exists (
        select from jsonb_array_elements(variants.option_values) as typed
        where typed ->> 'value' ilike ${pattern}
      )
    )`);
  }
  return sql`
    from variants
    join products on products.website_id = variants.website_id and products.item_id = variants.item_id
    join items on items.website_id = variants.website_id and items.item_id = variants.item_id
    where variants.website_id = ${tenant.websiteId} and variants.removed_at is null
      and products.product_type <> ${productType.DIGITAL} and items.workflow_state <> ${workflowState.DELETED}
      and ${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

export async function listStock(
  tenant: Tenant,
  filter: InventoryFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<InventoryRow[]> {
  const { rows } = await sql<StoredStock>`
    select variants.variant_id, variants.item_id, items.title, variants.option_values, variants.sku,
      coalesce(variants.image_id, items.image_ids ->> 0) as image_id, variants.qty_in_stock, variants.unlimited,
      variants.continue_selling, variants.low_stock_at
    ${stockRows(tenant, filter)}
    order by items.title, variants.item_id, variants.position
    offset ${offset} limit ${limit}
  `.execute(tenant);
  const images = await findAssets(
    tenant,
    rows.flatMap(({ imageId }) => imageId ?? []),
  );
  return rows.map((row) => toInventoryRow(row, images));
}

const toInventoryRow = (
  row: StoredStock,
  images: ReadonlyMap<string, AssetView>,
): InventoryRow => ({
  id: row.variantId,
  itemId: row.itemId,
  title: row.title,
  variant: variantName(row),
  sku: row.sku,
  image: images.get(row.imageId ?? '') ?? null,
  qtyInStock: row.qtyInStock,
  unlimited: row.unlimited,
  continueSelling: row.continueSelling,
  lowStockAt: row.lowStockAt,
  state: stateOf(row),
});

export async function countStock(tenant: Tenant, filter: InventoryFilter): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(1) as count ${stockRows(tenant, filter)}
  `.execute(tenant);
  return Number(rows[0]?.count ?? 0);
}

export const findStock = async (tenant: Tenant, variantId: string): Promise<InventoryRow | null> =>
  (await listStock(tenant, { variantId }, { offset: 0, limit: 1 }))[0] ?? null;

/** Locks an offered variant: every writer of its stock waits. */
export async function lockStock(
  tenant: Tenant,
  variantId: string,
): Promise<Pick<StoredStock, 'qtyInStock' | 'unlimited' | 'continueSelling'> | null> {
  const row = await tenant
    .selectFrom('variants')
    .where('variantId', '=', variantId)
    .where('removedAt', 'is', null)
    .select(['qtyInStock', 'unlimited', 'continueSelling'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** An adjustment of a stock, as it is written to the ledger. */
export interface Adjustment {
  readonly movementId: string;
  readonly variantId: string;
  readonly kind: MovementKind;
  readonly quantity: number;
  readonly reason: AdjustmentReason;
  readonly note: string;
  readonly madeBy: string;
}

/** The movement that has this id already. */
export const findMovement = (tenant: Tenant, movementId: string) =>
  tenant
    .selectFrom('stockMovements')
    .where('movementId', '=', movementId)
    .select(['variantId', 'quantity', 'reason'])
    .executeTakeFirst();

/** Writes an adjustment and changes the stock by it. The caller holds the lock of the variant. */
export async function writeAdjustment(
  tenant: Tenant,
  adjustment: Adjustment,
  now: Date,
): Promise<void> {
  await tenant
    .insertInto('stockMovements')
    .values({ ...adjustment, orderId: null, createdAt: now })
    .execute();
  await tenant
    .updateTable('variants')
    .set((update) => ({ qtyInStock: update('qtyInStock', '+', adjustment.quantity) }))
    .where('variantId', '=', adjustment.variantId)
    .execute();
}

export interface StockSettings {
  readonly unlimited: boolean;
  readonly continueSelling: boolean;
  readonly lowStockAt: number | null;
}

export async function updateStockSettings(
  tenant: Tenant,
  variantId: string,
  settings: StockSettings,
): Promise<void> {
  await tenant
    .updateTable('variants')
    .set({ ...settings })
    .where('variantId', '=', variantId)
    .execute();
}

interface StoredMovement {
  readonly movementId: string;
  readonly number: string;
  readonly kind: MovementKind;
  readonly quantity: number;
  readonly balance: string;
  readonly reason: StockMovementRow['reason'];
  readonly note: string;
  readonly madeBy: string;
  readonly createdAt: Date;
  readonly orderId: string | null;
  readonly orderNumber: number | null;
}

/** Movements of a variant with the stock after each, latest first. */
export async function listMovements(
  tenant: Tenant,
  variantId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<StockMovementRow[]> {
  const { rows } = await sql<StoredMovement>`
    select moved.*, orders.number as order_number
    from (
      select movement_id, number, kind, quantity, reason, note, made_by, created_at, order_id,
        sum(quantity) over (order by number) as balance
      from stock_movements
      where website_id = ${tenant.websiteId} and variant_id = ${variantId}
    ) as moved
    left join orders on orders.website_id = ${tenant.websiteId} and orders.order_id = moved.order_id
    order by moved.number desc
    offset ${offset} limit ${limit}
  `.execute(tenant);
  return rows.map((row) => ({
    id: row.movementId,
    at: row.createdAt.toISOString(),
    kind: row.kind,
    quantity: row.quantity,
    balance: Number(row.balance),
    reason: row.reason,
    note: row.note,
    madeBy: row.madeBy,
    order:
      row.orderId === null || row.orderNumber === null
        ? null
        : { id: row.orderId, number: row.orderNumber },
  }));
}

export async function countMovements(tenant: Tenant, variantId: string): Promise<number> {
  const { count } = await tenant
    .selectFrom('stockMovements')
    .where('variantId', '=', variantId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
