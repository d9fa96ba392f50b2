import type { Route } from '../../platform/routing/define-route.ts';
import { captureOrderRoute } from './capture/capture-order.ts';
import { changePaymentsRoute } from './pay/change-payments.ts';
import { listPaymentsRoute } from './pay/list-payments.ts';
import { placeOrderRoute } from './place/place-order-route.ts';
import { postCheckoutRoute } from './place/post-checkout.ts';
import { returnFromPaymentRoute } from './pay/return-from-payment.ts';
import { answerSecondStepRoute, readSecondStepRoute } from './pay/second-step-routes.ts';
import { connectStripeRoute } from './stripe/connect-stripe.ts';
import { disconnectStripeRoute } from './stripe/disconnect-stripe.ts';
import { readStripeAccountRoute } from './stripe/read-stripe-account.ts';
import { receiveStripeEventRoute } from './stripe/receive-stripe-event.ts';

/** From a cart to an order that is paid. */
export const checkoutRoutes: readonly Route[] = [
  placeOrderRoute,
  postCheckoutRoute,
  returnFromPaymentRoute,
  readSecondStepRoute,
  answerSecondStepRoute,
  listPaymentsRoute,
  changePaymentsRoute,
  readStripeAccountRoute,
  connectStripeRoute,
  disconnectStripeRoute,
  receiveStripeEventRoute,
  captureOrderRoute,
];
