import type { Route } from '../../platform/routing/define-route.ts';
import { addCartEntryRoute } from './add-cart-entry.ts';
import { changeCartEntryRoute } from './change-cart-entry.ts';
import { chooseShippingRoute } from './choose-shipping.ts';
import { enterCodeRoute } from './enter-code.ts';
import { gotoCheckoutRoute } from './goto-checkout.ts';
import { postCartRoute } from './post-cart.ts';
import { postGiftCardRoute } from './post-gift-card.ts';
import { postGiftCardBalanceRoute } from './post-gift-card-balance.ts';
import { readCartRoute } from './read-cart.ts';
import { removeCartEntryRoute } from './remove-cart-entry.ts';
import { removeCodeRoute } from './remove-code.ts';

/** The visitor's cart. */
export const cartRoutes: readonly Route[] = [
  readCartRoute,
  addCartEntryRoute,
  changeCartEntryRoute,
  removeCartEntryRoute,
  chooseShippingRoute,
  enterCodeRoute,
  removeCodeRoute,
  postCartRoute,
  postGiftCardRoute,
  postGiftCardBalanceRoute,
  gotoCheckoutRoute,
];
