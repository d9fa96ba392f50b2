import { sum } from '../cart/sum.ts';
import type { TraceStep } from '../cart/trace.ts';
import type { Coupon } from '../coupon/coupon.ts';
import type { ShippingChoice } from './shipping-options.ts';

/** The shipping cost and its breakdown. */
export interface ShippingCharge {
  readonly shippingCostCents: number;
  readonly steps: readonly TraceStep[];
}

/** The cost of the chosen option, minus a free-shipping coupon. */
export function chargeShipping(
  choice: ShippingChoice | undefined,
  coupons: readonly Coupon[],
): ShippingCharge {
  if (choice === undefined || choice.costCents === 0) return { shippingCostCents: 0, steps: [] };
  const { costCents, name } = choice;
  const free = coupons.find(({ effect }) => effect.kind === 'freeShipping');
  const steps: TraceStep[] = [{ rule: 'shipping', amountCents: costCents, detail: name }];
  if (free) steps.push({ rule: 'shippingDiscount', amountCents: -costCents, detail: free.code });
  return { shippingCostCents: sum(steps.map((step) => step.amountCents)), steps };
}
