import type { OrderDetails } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { listBoughtGiftCards } from '../gift-cards/public.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';

interface StoredPayment {
  readonly provider: string;
  readonly refundableChargeCents: number;
  readonly refundableGiftCardCents: number;
  readonly refundedShippingCents: number;
  readonly state: string;
  readonly amountCents: number;
  readonly captureCents: number | null;
  readonly captureBefore: Date | null;
  readonly isCapturing: boolean;
}

/** What the shop can capture, and whether it captured less than that. */
const captureOf = (
  row: StoredPayment | undefined,
): Pick<OrderDetails['payment'], 'authorization' | 'partlyCapturedCents'> => {
  if (row === undefined) return { authorization: null, partlyCapturedCents: null };
  const { state, amountCents, captureCents, captureBefore, isCapturing } = row;
  const isPart = state === 'captured' && captureCents !== null && captureCents < amountCents;
  return {
    authorization:
      state === 'authorized' && captureBefore !== null
        ? { amountCents, captureBefore: captureBefore.toISOString(), isCapturing }
        : null,
    partlyCapturedCents: isPart ? captureCents : null,
  };
};

/** The payment of an order, and what can be refunded of it. */
export async function readOrderPayment(
  tenant: Tenant,
  orderId: string,
  providers: readonly PaymentProvider[],
): Promise<OrderDetails['payment']> {
  const cards = Map.groupBy(await listBoughtGiftCards(tenant, orderId), ({ lineId }) => lineId);
  const { rows } = await sql<StoredPayment>`
    select attempt.provider, orders.refunded_shipping_cents, attempt.state, attempt.amount_cents, attempt.capture_cents,
      attempt.capture_before, attempt.capture_id is not null as is_capturing,
      case when attempt.state in ('captured', 'capturedLate')
        then coalesce(attempt.capture_cents, attempt.amount_cents) - attempt.refunded_cents else 0
        end as refundable_charge_cents,
      case when orders.payment_state = 'paid' then orders.gift_card_cents - orders.refunded_gift_card_cents else 0
        end as refundable_gift_card_cents
    from orders
    join payment_attempts as attempt
      on attempt.website_id = ${tenant.websiteId} and attempt.order_id = orders.order_id
    where orders.website_id = ${tenant.websiteId} and orders.order_id = ${orderId}
    order by (attempt.state in ('captured', 'capturedLate')) desc, attempt.attempt_id desc
    limit 1
  `.execute(tenant);
  const [row] = rows;
  const provider = providers.find(({ id }) => id === row?.provider);
  return {
    name: provider?.name ?? '',
    canRefund: provider?.refund !== undefined,
    refundableCents: (row?.refundableChargeCents ?? 0) + (row?.refundableGiftCardCents ?? 0),
    refundableGiftCardCents: row?.refundableGiftCardCents ?? 0,
    refundedShippingCents: row?.refundedShippingCents ?? 0,
    ...captureOf(row),
    giftCards: [...cards].map(([lineId, bought]) => ({
      lineId,
      balancesCents: bought.map(({ balanceCents }) => balanceCents),
    })),
  };
}
