import { uncapturedTaxes } from '@sitewright/commerce/invoices';
import { refundedTaxes, type RefundPlan } from '@sitewright/commerce/orders';
import type { OrderDetails } from '@sitewright/contracts/entities';

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The tax that a refund returns, as the server computes it. Without its split by rate, which the screen does not show. */
export function refundTaxCents(order: OrderDetails, plan: RefundPlan): number {
  const { lines, taxCents, grandTotalCents, payment, uncapturedCents = 0 } = order;
  const byId = new Map(lines.map((line) => [line.id, line]));
  const earlier = order.refunds.filter(({ state }) => state !== 'failed');
  const taxes = refundedTaxes({
    ...plan,
    trace: [],
    taxCents,
    grandTotalCents,
    lines: plan.lines.map((part) => ({
      traceId: part.lineId,
      taxCents: part.taxCents,
      earlierTaxCents: byId.get(part.lineId)?.refundedTaxCents ?? 0,
    })),
    earlierShippingCents: payment.refundedShippingCents,
    shippingTotalCents: grandTotalCents - sum(lines.map(({ totalCents }) => totalCents)),
    shippingTaxCents: taxCents - sum(lines.map((line) => line.taxCents)),
    returnedCents: uncapturedCents + sum(earlier.map(({ amountCents }) => amountCents)),
    returnedTaxes: [...earlier, ...uncapturedTaxes(order, uncapturedCents)].map((returned) => ({
      name: '',
      ratePercent: null,
      taxCents: returned.taxCents,
    })),
  });
  return sum(taxes.map((tax) => tax.taxCents));
}
