import { discountCodeKey, type Discount } from '@sitewright/commerce/discount';
import { emailKey } from '@sitewright/contracts/addresses';
import type { DiscountDraft, DiscountStatus, StoreDiscount } from '@sitewright/contracts/entities';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

/** The columns of a stored discount. */
export const discountColumns = [
  'discountId',
  'code',
  'title',
  'kind',
  'percent',
  'amountCents',
  'target',
  'targetValues',
  'minimumCents',
  'minimumQuantity',
  'startsAt',
  'endsAt',
  'useLimit',
  'customerLimit',
  'combinesWith',
  'customers',
  'isActive',
  'revision',
] as const;

/** A stored discount. */
export type DiscountRow = Pick<Selectable<Database['discounts']>, (typeof discountColumns)[number]>;

function effectOf({ kind, percent, amountCents }: DiscountRow): Discount['effect'] {
  if (kind === 'percentage') return { kind, percent: Number(percent) };
  if (kind === 'fixed') return { kind, amountCents: amountCents ?? 0 };
  return { kind: 'freeShipping' };
}

function targetOf({ target, targetValues }: DiscountRow): Discount['target'] {
  if (target === 'products') return { kind: target, productIds: targetValues };
  if (target === 'categories') return { kind: target, categories: targetValues };
  return { kind: 'all' };
}

/** A stored discount for the rules of `@sitewright/commerce`, without its uses. */
export const toDiscount = (row: DiscountRow): Discount => ({
  id: row.discountId,
  code: row.code,
  title: row.title,
  effect: effectOf(row),
  target: targetOf(row),
  minimumCents: row.minimumCents ?? undefined,
  minimumQuantity: row.minimumQuantity ?? undefined,
  startsAt: row.startsAt ?? undefined,
  endsAt: row.endsAt ?? undefined,
  useLimit: row.useLimit ?? undefined,
  customerLimit: row.customerLimit ?? undefined,
  combinesWith: row.combinesWith as Discount['combinesWith'],
  customers: row.customers?.map(emailKey),
});

/** The status of a discount at an instant. `statusIs` is the same rule in SQL. */
export function discountStatusOf(
  { isActive, startsAt, endsAt }: Pick<DiscountRow, 'isActive' | 'startsAt' | 'endsAt'>,
  now: Date,
): DiscountStatus {
  if (!isActive) return 'inactive';
  if (endsAt !== null && endsAt < now) return 'expired';
  return startsAt !== null && startsAt > now ? 'scheduled' : 'active';
}

/** How often a discount was used, and the total of these orders in minor units. */
export interface DiscountSales {
  readonly uses: number;
  readonly salesCents: number;
}

/** A discount for its owner. */
export const toStoreDiscount = (row: DiscountRow & DiscountSales, now: Date): StoreDiscount => ({
  id: row.discountId,
  code: row.code,
  title: row.title,
  effect: effectOf(row),
  target: targetOf(row) as StoreDiscount['target'],
  minimumCents: row.minimumCents,
  minimumQuantity: row.minimumQuantity,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  useLimit: row.useLimit,
  customerLimit: row.customerLimit,
  customers: row.customers,
  combinesWith: row.combinesWith as StoreDiscount['combinesWith'],
  isActive: row.isActive,
  status: discountStatusOf(row, now),
  uses: row.uses,
  salesCents: row.salesCents,
  revision: row.revision,
});

/** The columns that a write of a discount sets. */
export const toDiscountValues = (draft: DiscountDraft) => ({
  code: draft.code === null ? null : discountCodeKey(draft.code),
  title: draft.title,
  kind: draft.effect.kind,
  percent: draft.effect.kind === 'percentage' ? String(draft.effect.percent) : null,
  amountCents: draft.effect.kind === 'fixed' ? draft.effect.amountCents : null,
  target: draft.target.kind,
  targetValues:
    draft.target.kind === 'products'
      ? draft.target.productIds
      : draft.target.kind === 'categories'
        ? draft.target.categories
        : [],
  minimumCents: draft.minimumCents,
  minimumQuantity: draft.minimumQuantity,
  startsAt: draft.startsAt === null ? null : new Date(draft.startsAt),
  endsAt: draft.endsAt === null ? null : new Date(draft.endsAt),
  useLimit: draft.useLimit,
  customerLimit: draft.customerLimit,
  customers: draft.customers,
  combinesWith: draft.combinesWith,
  isActive: draft.isActive,
});
