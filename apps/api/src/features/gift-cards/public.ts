/** What other features may call. */
export { deliverGiftCards } from './deliver-gift-cards.ts';
export { giftCardCode, readCodeHash, readGiftCardToken } from './gift-card-code.ts';
export { readGiftCardBounds } from './gift-card-settings.queries.ts';
export {
  findGiftCard,
  findGiftCardByCode,
  giftCardLiability,
  listGiftCardsOf,
} from './gift-cards.queries.ts';
export { listOfferedAmounts } from './offered-gift-card.queries.ts';
export { deliveryDays, readGiftCardForm } from './read-gift-card-form.ts';
export { issueOrderedGiftCards } from './issue-gift-cards.ts';
export { lockGiftCards, type LockedGiftCard } from './ledger.queries.ts';
export { refundToGiftCards, type CreditedGiftCard } from './refund-to-gift-cards.ts';
export {
  listBoughtGiftCards,
  lockGiftCardsOfOrder,
  type BoughtGiftCard,
} from './bought-gift-cards.queries.ts';
export { restoreGiftCards, withdrawGiftCards } from './withdraw-gift-cards.ts';
export { lockPayingGiftCards, redeemGiftCards, releaseGiftCards } from './redeem-gift-cards.ts';
