import type { DiscountStatus } from '@sitewright/contracts/entities';
import type { StoreTextKey } from '../../texts/store-text.ts';

/** The names of the statuses. */
export const discountStatusKeys = {
  active: 'store.statusActive',
  scheduled: 'store.statusScheduled',
  expired: 'store.statusExpired',
  inactive: 'store.statusInactive',
} as const satisfies Record<DiscountStatus, StoreTextKey>;

/** The colors of the statuses. */
export const discountStatusTones = {
  active: 'success',
  scheduled: 'accent',
  expired: 'quiet',
  inactive: 'quiet',
} as const satisfies Record<DiscountStatus, string>;

/** The labels of the form's members. */
export const discountLabelKeys = {
  method: 'store.method',
  code: 'store.discountCode',
  title: 'store.discountTitle',
  effect: 'store.discountType',
  percentHundredths: 'store.percentage',
  amountCents: 'store.amount',
  target: 'store.appliesTo',
  productIds: 'store.products',
  categories: 'store.categories',
  minimum: 'store.minimumPurchase',
  minimumCents: 'store.minimumAmount',
  minimumQuantity: 'store.minimumQuantity',
  startsAt: 'store.startDate',
  endsAt: 'store.endDate',
  hasUseLimit: 'store.limitTotalUses',
  useLimit: 'store.totalUses',
  hasCustomerLimit: 'store.limitUsesPerCustomer',
  customerLimit: 'store.usesPerCustomer',
  forCustomers: 'store.customers',
  customers: 'store.emailAddresses',
  combinesWith: 'store.combinesWith',
  isActive: 'store.statusActive',
} as const satisfies Record<string, StoreTextKey>;
