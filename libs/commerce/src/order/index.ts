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
export { recognizeCarrier, trackingUrlOf } from '../tracking/recognize-carrier.ts';
export {
  planFullRefund,
  planRefund,
  refundableShippingCents,
  type RefundableLine,
  type RefundableOrder,
  type RefundError,
  type RefundPlan,
  type RefundWish,
} from '../refund/plan-refund.ts';
export { splitRefund, type RefundSplit } from '../refund/split-refund.ts';
export {
  canMoveRefund,
  orderRefundStateOf,
  orderRefundStates,
  refundStates,
} from '../refund/refund-states.ts';
