import type { MainView } from '@sitewright/contracts/entities';
import { cartFrame } from './cart/cart-frame.tsx';
import { checkoutFrame } from './checkout/checkout-frame.tsx';
import { collectionFrame } from './collection/collection-frame.tsx';
import { coverFrame, documentFrame } from './document-page/document-frame.tsx';
import { donateFrame } from './donate/donate-frame.tsx';
import { downloadsFrame } from './downloads/downloads-frame.tsx';
import { errorFrame } from './error-page/error-frame.tsx';
import type { Frame } from './frame.ts';
import { giftCardBalanceFrame } from './gift-card/gift-card-balance-frame.tsx';
import { giftCardFrame } from './gift-card/gift-card-frame.tsx';
import { giftCardPrintFrame } from './gift-card/gift-card-print-frame.tsx';
import { itemFrame } from './item/item-frame.tsx';
import { lockedFrame } from './locked/locked-frame.tsx';
import { mailPreviewFrame } from './mail-preview/mail-preview-frame.tsx';
import { membersOnlyFrame } from './members-only/members-only-frame.tsx';
import { notFoundFrame } from './not-found/not-found-frame.tsx';
import { orderFrame } from './order/order-frame.tsx';
import { parkingFrame } from './parking/parking-frame.tsx';
import { popupFrame } from './popup/popup-frame.tsx';
import { reviewFrame } from './review/review-frame.tsx';
import { searchFrame } from './search/search-frame.tsx';
import { restoreCartFrame } from './restore-cart/restore-cart-frame.tsx';
import { unsubscribeFrame } from './unsubscribe/unsubscribe-frame.tsx';

type Frames = { readonly [Kind in MainView['kind']]: Frame<Kind> };

/** The page types by the kind of their main view. A kind without a frame does not compile. */
export const frames: Frames = {
  page: documentFrame,
  cover: coverFrame,
  collection: collectionFrame,
  item: itemFrame,
  notFound: notFoundFrame,
  error: errorFrame,
  locked: lockedFrame,
  membersOnly: membersOnlyFrame,
  parking: parkingFrame,
  popup: popupFrame,
  cart: cartFrame,
  checkout: checkoutFrame,
  giftCard: giftCardFrame,
  giftCardBalance: giftCardBalanceFrame,
  giftCardPrint: giftCardPrintFrame,
  donate: donateFrame,
  order: orderFrame,
  downloads: downloadsFrame,
  review: reviewFrame,
  mailPreview: mailPreviewFrame,
  search: searchFrame,
  restoreCart: restoreCartFrame,
  unsubscribe: unsubscribeFrame,
};

/** The frame of a main view, without its type parameter. */
export const frameOf = (main: MainView): Frame => frames[main.kind] as unknown as Frame;
