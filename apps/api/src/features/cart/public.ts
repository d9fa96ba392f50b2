/** What other features may call. */
export type { CartRow } from './cart.queries.ts';
export { toBuyerEmail } from './customer-of.ts';
export { answerTexts, findUnanswered } from './entry-answers.ts';
export { addCode, dropCode, findCodeLimitError, toCodes } from './entered-codes.ts';
export { findCartById } from './cart.queries.ts';
export { cartVersion, shownTotalCents } from './cart-version.ts';
export { changeCart } from './change-cart.ts';
export { toPayingCards } from './paying-cards.ts';
export { lockCarts, reopenCarts } from './lock-carts.queries.ts';
export { listEntries, listEntriesOfCarts, type EntryRow } from './offered.queries.ts';
export { copyIntoCart } from './copy-into-cart.ts';
export { priceEntries } from './price-entries.ts';
export { variantText } from './cart-line.ts';
export { dueRequestsOf, respondedBy, serviceRequestsOf } from './service-requests.ts';
export { refreshServices } from './ask-due-services.ts';
export { chargesTax, taxFieldsOf, type TaxedBy } from './charges-tax.ts';
export { readCart, type ReadCart } from './shopping-cart.ts';
export { isUnknownState, statePurpose, type AddressRules } from './state-purpose.ts';
export { isOffered, offeredPayments } from './offered-payments.ts';
export {
  lockForChange,
  readStoreSettings,
  type StoredTaxRule,
  type StoreSettings,
  updateStoreSettings,
} from './store-settings.ts';
export { cartTokenHash, findVisitorCart, readVisitorCart } from './visitor-cart.ts';
