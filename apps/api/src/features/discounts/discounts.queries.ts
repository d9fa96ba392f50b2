import type { DiscountDraft, DiscountStatus, StoreDiscount } from '@sitewright/contracts/entities';
import { sql, type RawBuilder } from 'kysely';
import { containsPattern } from '../../platform/database/contains-pattern.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { findParentsAbove } from '../categories/public.ts';
import { discountColumns, toDiscountValues, toStoreDiscount } from './discount-row.ts';

const discountsOf = (tenant: Tenant) =>
  tenant.selectFrom('discounts').where('deletedAt', 'is', null).select(discountColumns);

/** Uses and sales of a discount; canceled orders have given their uses back. */
const withSales = (query: ReturnType<typeof discountsOf>) =>
  query
    .select((select) =>
      select
        .selectFrom('discountUses')
        .whereRef('discountUses.websiteId', '=', 'discounts.websiteId')
        .whereRef('discountUses.discountId', '=', 'discounts.discountId')
        .select((uses) => uses.fn.countAll<number>().as('count'))
        .as('useCount'),
    )
    .select((select) =>
      select
        .selectFrom('discountUses')
        .innerJoin('orders', (join) =>
          join
            .onRef('orders.websiteId', '=', 'discountUses.websiteId')
            .onRef('orders.orderId', '=', 'discountUses.orderId'),
        )
        .whereRef('discountUses.websiteId', '=', 'discounts.websiteId')
        .whereRef('discountUses.discountId', '=', 'discounts.discountId')
        .select((uses) => uses.fn.sum<string>('orders.grandTotalCents').as('sum'))
        .as('sales'),
    );

type SoldRow = Awaited<ReturnType<ReturnType<typeof withSales>['execute']>>[number];

const toOut = (row: SoldRow, now: Date): StoreDiscount =>
  toStoreDiscount({ ...row, uses: row.useCount ?? 0, salesCents: Number(row.sales ?? 0) }, now);

/** The same rule as `discountStatusOf`. */
const statusIs: Readonly<Record<DiscountStatus, (now: Date) => RawBuilder<boolean>>> = {
  inactive: () => sql`not is_active`,
  expired: (now) => sql`is_active and ends_at < ${now}`,
  scheduled: (now) =>
    sql`is_active and starts_at > ${now} and (ends_at is null or ends_at >= ${now})`,
  active: (now) =>
    sql`is_active and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at >= ${now})`,
};

/** A part of the list of discounts. */
export interface DiscountFilter {
  readonly status?: DiscountStatus | undefined;
  readonly search?: string | undefined;
  readonly now: Date;
}

const filtered = (tenant: Tenant, { status, search = '', now }: DiscountFilter) =>
  discountsOf(tenant)
    .$if(status !== undefined, (query) => query.where(statusIs[status ?? 'active'](now)))
    .$if(search.trim() !== '', (query) =>
      query.where((where) =>
        where.or([
          where('code', 'ilike', containsPattern(search.trim())),
          where('title', 'ilike', containsPattern(search.trim())),
        ]),
      ),
    );

/** Discounts, newest first. `below` is a discount id: only older ones are listed. */
export async function listDiscountRows(
  tenant: Tenant,
  filter: DiscountFilter & { readonly below?: string | undefined; readonly limit: number },
): Promise<StoreDiscount[]> {
  const { below, limit, now } = filter;
  let query = withSales(filtered(tenant, filter));
  if (below !== undefined) query = query.where('discountId', '<', below);
  const rows = await query.orderBy('discountId', 'desc').limit(limit).execute();
  return rows.map((row) => toOut(row, now));
}

export const countDiscounts = (tenant: Tenant, filter: DiscountFilter): Promise<number> =>
  countRows(filtered(tenant, filter));

/** A discount with its uses and sales; null if there is none. */
export async function findDiscount(
  tenant: Tenant,
  discountId: string,
  now: Date,
): Promise<StoreDiscount | null> {
  const row = await withSales(discountsOf(tenant))
    .where('discountId', '=', discountId)
    .executeTakeFirst();
  return row === undefined ? null : toOut(row, now);
}

/** The revision of a discount, locked until the transaction ends; null if there is none. */
export async function lockDiscountRevision(
  tenant: Tenant,
  discountId: string,
): Promise<number | null> {
  const row = await tenant
    .selectFrom('discounts')
    .where('deletedAt', 'is', null)
    .where('discountId', '=', discountId)
    .select('revision')
    .forUpdate()
    .executeTakeFirst();
  return row?.revision ?? null;
}

/** The number of automatic discounts that are turned on, without those with the given ids. */
export const countAutomatic = (tenant: Tenant, except: readonly string[]): Promise<number> =>
  countRows(
    tenant
      .selectFrom('discounts')
      .where('deletedAt', 'is', null)
      .where('code', 'is', null)
      .where('isActive', '=', true)
      .where((where) => where.not(where('discountId', '=', where.fn.any(where.val([...except])))))
      .select('discountId'),
  );

/** The number of automatic discounts among the given ones. */
export const countAutomaticAmong = (tenant: Tenant, ids: readonly string[]): Promise<number> =>
  countRows(
    tenant
      .selectFrom('discounts')
      .where('deletedAt', 'is', null)
      .where('code', 'is', null)
      .where('discountId', 'in', [...ids])
      .select('discountId'),
  );

export async function insertDiscount(
  tenant: Tenant,
  discountId: string,
  draft: DiscountDraft,
  now: Date,
): Promise<void> {
  await tenant
    .insertInto('discounts')
    .values({ discountId, ...toDiscountValues(draft), createdAt: now })
    .execute();
}

export async function updateDiscount(
  tenant: Tenant,
  discountId: string,
  draft: DiscountDraft,
): Promise<void> {
  await tenant
    .updateTable('discounts')
    .set((update) => ({ ...toDiscountValues(draft), revision: update('revision', '+', 1) }))
    .where('discountId', '=', discountId)
    .execute();
}

/** Turns discounts on or off, or deletes them. Returns how many there were. */
export async function changeDiscountRows(
  tenant: Tenant,
  discountIds: readonly string[],
  change: { readonly isActive: boolean } | { readonly deletedAt: Date },
): Promise<number> {
  const rows = await tenant
    .updateTable('discounts')
    .set((update) => ({ ...change, revision: update('revision', '+', 1) }))
    .where('discountId', 'in', [...discountIds])
    .where('deletedAt', 'is', null)
    .returning('discountId')
    .execute();
  return rows.length;
}

/** The products that a discount can apply to, by title, and the categories of products with all that these are in. */
export async function listTargets(tenant: Tenant): Promise<{
  readonly products: { readonly id: string; readonly title: string }[];
  readonly categories: string[];
}> {
  const rows = await tenant
    .selectFrom('products')
    .innerJoin('items', (join) =>
      join
        .onRef('items.websiteId', '=', 'products.websiteId')
        .onRef('items.itemId', '=', 'products.itemId'),
    )
    .where('items.workflowState', '<>', 6)
    .orderBy('items.title')
    .orderBy('items.itemId')
    .limit(5000)
    .select(['items.itemId', 'items.title', 'items.categories'])
    .execute();
  const used = new Set(rows.flatMap(({ categories }) => categories));
  const parents = await findParentsAbove(tenant, [...used]);
  return {
    products: rows.map(({ itemId, title }) => ({ id: itemId, title })),
    categories: [...new Set([...used, ...parents.values()])].toSorted(),
  };
}
