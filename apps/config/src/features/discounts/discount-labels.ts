import type { DiscountStatus } from '@sitewright/contracts/entities';

/** The names of the statuses. */
export const discountStatusLabels: Readonly<Record<DiscountStatus, string>> = {
  active: 'Active',
  scheduled: 'Scheduled',
  expired: 'Expired',
  inactive: 'Inactive',
};

/** The colors of the statuses. */
export const discountStatusTones = {
  active: 'success',
  scheduled: 'accent',
  expired: 'quiet',
  inactive: 'quiet',
} as const satisfies Record<DiscountStatus, string>;

/** The labels of the form's members. */
export const discountLabels = {
  method: 'Method',
  code: 'Discount code',
  title: 'Title',
  effect: 'Discount type',
  percentHundredths: 'Percentage',
  amountCents: 'Amount',
  target: 'Applies to',
  productIds: 'Products',
  categories: 'Categories',
  minimum: 'Minimum purchase',
  minimumCents: 'Minimum amount',
  minimumQuantity: 'Minimum quantity',
  startsAt: 'Start date',
  endsAt: 'End date',
  hasUseLimit: 'Limit total uses',
  useLimit: 'Total uses',
  hasCustomerLimit: 'Limit uses per customer',
  customerLimit: 'Uses per customer',
  forCustomers: 'Customers',
  customers: 'Email addresses',
  combinesWith: 'Combines with',
  isActive: 'Active',
} as const;
