import type { Route } from '../../platform/routing/define-route.ts';
import { changeDiscountsRoute } from './change-discounts.ts';
import { createDiscountRoute } from './create-discount.ts';
import { listDiscountTargetsRoute } from './list-discount-targets.ts';
import { listDiscountsRoute } from './list-discounts.ts';
import { readDiscountRoute } from './read-discount.ts';
import { writeDiscountRoute } from './write-discount.ts';

/** The discounts of a store, for its owner. */
export const discountRoutes: readonly Route[] = [
  listDiscountsRoute,
  createDiscountRoute,
  readDiscountRoute,
  writeDiscountRoute,
  changeDiscountsRoute,
  listDiscountTargetsRoute,
];
