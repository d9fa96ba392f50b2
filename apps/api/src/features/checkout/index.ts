import type { Route } from '../../platform/routing/define-route.ts';
import { changePaymentsRoute } from './change-payments.ts';
import { listPaymentsRoute } from './list-payments.ts';
import { placeOrderRoute } from './place-order.ts';
import { postCheckoutRoute } from './post-checkout.ts';
import { returnFromPaymentRoute } from './return-from-payment.ts';
import { answerSecondStepRoute, readSecondStepRoute } from './second-step-routes.ts';

/** From a cart to an order that is paid. */
export const checkoutRoutes: readonly Route[] = [
  placeOrderRoute,
  postCheckoutRoute,
  returnFromPaymentRoute,
  readSecondStepRoute,
  answerSecondStepRoute,
  listPaymentsRoute,
  changePaymentsRoute,
];
