export {
  formatGiftCardCode,
  giftCardCharacters,
  giftCardCodeLength,
  giftCardLabel,
  readGiftCardCode,
} from './gift-card-code.ts';
export {
  addGiftCardEntry,
  creditGiftCard,
  giftCardBalance,
  giftCardEntryKinds,
  redeemedCents,
  type GiftCardCredit,
  type GiftCardEntry,
  type GiftCardEntryError,
  type GiftCardEntryKind,
} from './ledger.ts';
