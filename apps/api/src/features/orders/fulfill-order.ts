import {
  findFulfillmentError,
  openLines,
  trackingUrlOf,
  type FulfillableLine,
} from '@sitewright/commerce/orders';
import { carrierNames, type LineQuantity, type PaymentState } from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { isMailOn } from '../mail/public.ts';
import { enqueueBuyerMail } from './enqueue-buyer-mail.ts';
import {
  hasFulfillment,
  insertFulfillment,
  listFulfillableLines,
  type Tracking,
} from './fulfillments.queries.ts';
import { itemsText } from './items-text.ts';
import { insertOrderEvent, lockOrder } from './orders.queries.ts';
import type { OrderScope } from './owner-command.ts';
import { updateFulfillmentState } from './update-fulfillment-state.ts';

/** An order can be fulfilled in these states: it is paid, or payment is authorized or agreed for later. */
const sendable: readonly PaymentState[] = ['paid', 'authorized', 'awaitingPayment'];

/** A request to record that pieces of an order were sent. */
export interface FulfillmentRequest extends Tracking {
  readonly requestKey: string;
  /** Undefined for everything that is open. */
  readonly lines: readonly LineQuantity[] | undefined;
  readonly notifiesBuyer: boolean;
}

/** The page about a parcel: the carrier's own, or the one that was entered for another carrier. */
export const withTrackingUrl = ({ carrier, trackingNumber, trackingUrl }: Tracking): Tracking => ({
  carrier,
  trackingNumber,
  trackingUrl: carrier === null ? trackingUrl : trackingUrlOf(carrier, trackingNumber),
});

/** `UPS 1Z…`, or an empty text without a carrier and a number. */
const trackingText = ({ carrier, trackingNumber }: Tracking): string =>
  [carrier === null ? '' : carrierNames[carrier], trackingNumber].filter(Boolean).join(' ');

const errorOf = (
  lines: readonly FulfillableLine[],
  chosen: readonly LineQuantity[],
): ErrorResult | undefined => {
  switch (findFulfillmentError(lines, chosen)) {
    case null:
      return undefined;
    case 'nothing':
    case 'deliveredWhenPaid':
      return err('actionNotAllowed');
    case 'unknownLine':
      return err('notFound');
    case 'tooMany':
      // Someone else has sent these pieces since the screen was loaded.
      return err('conflict');
  }
};

/**
 * Records that pieces of an order were sent. The order is locked, so that two requests at once cannot send a piece
 * twice; a repeated request changes nothing, and the buyer gets one mail.
 */
export async function fulfillOrder(
  scope: OrderScope,
  orderId: string,
  request: FulfillmentRequest,
): Promise<ErrorResult | undefined> {
  const { tenant, services, actorName, now } = scope;
  const order = await lockOrder(tenant, orderId);
  if (order === null) return err('notFound');
  const { requestKey, notifiesBuyer } = request;
  if (await hasFulfillment(tenant, orderId, requestKey)) return undefined;
  if (order.state === 'cancelled' || !sendable.includes(order.paymentState))
    return err('actionNotAllowed');
  const stored = await listFulfillableLines(tenant, orderId);
  const lines = request.lines ?? openLines(stored);
  const error = errorOf(stored, lines);
  if (error !== undefined) return error;

  const fulfillmentId = services.createId();
  const tracking = withTrackingUrl(request);
  await insertFulfillment(tenant, { fulfillmentId, orderId, requestKey, lines, now, ...tracking });
  await updateFulfillmentState(scope, orderId, order);
  const by = trackingText(tracking);
  const text = `${actorName} fulfilled ${itemsText(lines)}${by === '' ? '' : ` (${by})`}.`;
  const event = { eventId: services.createId(), orderId, kind: 'fulfilled', text };
  await insertOrderEvent(tenant, event, now);
  if (notifiesBuyer && (await isMailOn(tenant, 'orderShipping'))) {
    const subject = { kind: 'orderShipping', fulfillmentId } as const;
    await enqueueBuyerMail(scope, orderId, subject, `shipping.${orderId}.${fulfillmentId}`);
  }
  return undefined;
}
