export { awaitedPayment } from './awaited-payment.ts';
export {
  findFulfillmentError,
  fulfillmentStateOf,
  openLines,
  openQuantityOf,
  type FulfillableLine,
  type FulfillmentError,
} from './fulfill-lines.ts';
export {
  canMoveFulfillment,
  canMoveOrder,
  canMovePayment,
  firstFulfillmentState,
  firstOrderState,
  firstPaymentState,
  fulfillmentStates,
  orderStateOf,
  orderStates,
  paymentStates,
} from './order-states.ts';
export { packedLines, shipmentsOf, type PackableOrder } from './shipments.ts';
export { recognizeCarrier, trackingUrlOf } from '../tracking/recognize-carrier.ts';
export {
  planFullRefund,
  planRefund,
  refundableShippingCents,
  unspentCents,
  type RefundableOrder,
  type RefundError,
  type RefundPlan,
  type RefundWish,
} from '../refund/plan-refund.ts';
export type { RefundableLine } from '../refund/refundable-line.ts';
export { refundablePieces } from '../refund/gift-card-pieces.ts';
export { splitRefund, type RefundSplit } from '../refund/split-refund.ts';
export { refundedTaxes, type TaxedRefund } from '../refund/refunded-taxes.ts';
export type { RateAmount, TaxStep } from '../refund/order-taxes.ts';
export {
  canMoveRefund,
  orderRefundStateOf,
  orderRefundStates,
  refundStates,
} from '../refund/refund-states.ts';
export {
  canRequestReview,
  ratingOf,
  reviewLinkState,
  reviewRequestWindow,
  type RequestedLine,
  type RequestedOrder,
  type ReviewLinkState,
} from '../review/review-requests.ts';
