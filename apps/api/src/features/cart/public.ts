/** What other features may call. */
export { countCouponUses, type CartRow } from './cart.queries.ts';
export { cartVersion, shownTotalCents } from './cart-version.ts';
export { changeCart } from './change-cart.ts';
export { lockCarts, reopenCarts } from './lock-carts.queries.ts';
export { listEntriesOfCarts, type EntryRow } from './offered.queries.ts';
export { priceEntries } from './price-entries.ts';
export { readCart, type ReadCart, variantText } from './shopping-cart.ts';
export { offeredPayments } from './offered-payments.ts';
export {
  lockStoreSettings,
  readStoreSettings,
  type StoreSettings,
  writePayments,
} from './store-settings.ts';
export { cartTokenHash, findVisitorCart, readVisitorCart } from './visitor-cart.ts';
