import type { Discount } from '@sitewright/commerce/discount';
import { sql, type RawBuilder } from 'kysely';
import { binaryKeyRows, type Tenant } from '../../platform/database/index.ts';
import { discountColumns, toDiscount } from './discount-row.ts';

/** The discounts of the codes, whatever their dates, and the automatic ones of this time. */
async function findDiscounts(
  tenant: Tenant,
  codes: RawBuilder<readonly string[]>,
  now: Date,
): Promise<Discount[]> {
  const rows = await tenant
    .selectFrom('discounts')
    .where('deletedAt', 'is', null)
    .where('isActive', '=', true)
    .where((where) =>
      where.or([
        sql<boolean>`code = any(${codes})`,
        where.and([
          where('code', 'is', null),
          where.or([where('startsAt', 'is', null), where('startsAt', '<=', now)]),
          where.or([where('endsAt', 'is', null), where('endsAt', '>=', now)]),
        ]),
      ]),
    )
    .orderBy('discountId')
    .select(discountColumns)
    .execute();
  return rows.map(toDiscount);
}

/**
 * The discounts that can apply to a cart: those of the entered codes, whatever their dates, and the automatic ones of
 * this time. Their uses are counted separately.
 */
export const listCartDiscounts = (
  tenant: Tenant,
  codes: readonly string[],
  now: Date,
): Promise<Discount[]> => findDiscounts(tenant, sql`${[...codes]}::text[]`, now);

/** The discounts that can apply to carts, by the hashes of their tokens, if they are not ordered yet. */
export const listDiscountsOfCarts = (
  tenant: Tenant,
  tokenHashes: readonly Uint8Array[],
  now: Date,
): Promise<Discount[]> =>
  findDiscounts(
    tenant,
    sql`array(
      select unnest(carts.coupons) from ${binaryKeyRows(tokenHashes)}
      join carts on carts.website_id = ${tenant.websiteId} and carts.token_hash = requested.key
      where carts.order_id is null
    )`,
    now,
  );

const isLimited = ({ useLimit, customerLimit }: Discount): boolean =>
  useLimit !== undefined || customerLimit !== undefined;

/**
 * Locks the discounts that have a limit, in the order of their ids: other checkouts with them wait, so that the last use
 * is taken once. Returns whether there are any; then they may have changed since they were read.
 */
export async function lockLimitedDiscounts(
  tenant: Tenant,
  discounts: readonly Discount[],
): Promise<boolean> {
  const ids = discounts.filter(isLimited).map(({ id }) => id);
  if (ids.length === 0) return false;
  await tenant
    .selectFrom('discounts')
    .where('discountId', 'in', ids)
    .orderBy('discountId')
    .select('discountId')
    .forUpdate()
    .execute();
  return true;
}

/** Uses of discounts: in total, and by customer. */
export interface DiscountUses {
  /** By discount. */
  readonly total: ReadonlyMap<string, number>;
  /** By discount and customer, as `customerUseKey` joins them. */
  readonly byCustomer: ReadonlyMap<string, number>;
}

/** The key of a customer's uses of a discount. */
export const customerUseKey = (discountId: string, customer: string): string =>
  `${discountId} ${customer}`;

/** Counts the uses of limited discounts by orders that are not canceled, in total and by these customers. */
export async function countDiscountUses(
  tenant: Tenant,
  discounts: readonly Discount[],
  customers: readonly string[],
): Promise<DiscountUses> {
  const totals = discounts.filter(({ useLimit }) => useLimit !== undefined);
  const ofCustomers = discounts.filter(({ customerLimit }) => customerLimit !== undefined);
  const [total, byCustomer] = await Promise.all([
    totals.length === 0
      ? []
      : tenant
          .selectFrom('discountUses')
          .where(
            'discountId',
            'in',
            totals.map(({ id }) => id),
          )
          .groupBy('discountId')
          .select(['discountId', (select) => select.fn.countAll<number>().as('uses')])
          .execute(),
    ofCustomers.length === 0 || customers.length === 0
      ? []
      : tenant
          .selectFrom('discountUses')
          .where(
            'discountId',
            'in',
            ofCustomers.map(({ id }) => id),
          )
          .where('customer', 'in', [...customers])
          .groupBy(['discountId', 'customer'])
          .select(['discountId', 'customer', (select) => select.fn.countAll<number>().as('uses')])
          .execute(),
  ]);
  return {
    total: new Map(total.map(({ discountId, uses }) => [discountId, uses])),
    byCustomer: new Map(
      byCustomer.map(({ discountId, customer, uses }) => [
        customerUseKey(discountId, customer),
        uses,
      ]),
    ),
  };
}

/** Discounts with their uses, for one customer. */
export const withUses = (
  discounts: readonly Discount[],
  { total, byCustomer }: DiscountUses,
  customer: string | undefined,
): Discount[] =>
  discounts.map((discount) => ({
    ...discount,
    uses: total.get(discount.id) ?? 0,
    customerUses:
      customer === undefined ? 0 : (byCustomer.get(customerUseKey(discount.id, customer)) ?? 0),
  }));

/** Gives back the uses of canceled orders. */
export async function deleteDiscountUses(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<void> {
  await sql`
    delete from discount_uses
    where website_id = ${tenant.websiteId} and order_id = any(${[...orderIds]}::text[])
  `.execute(tenant);
}
