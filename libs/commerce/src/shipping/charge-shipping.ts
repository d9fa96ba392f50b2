import { sum } from '../cart/sum.ts';
import type { TraceStep } from '../cart/trace.ts';
import { discountLabel, type Discount } from '../discount/discount.ts';
import type { ShippingChoice } from './shipping-options.ts';

/** The shipping cost and its breakdown. */
export interface ShippingCharge {
  readonly shippingCostCents: number;
  readonly steps: readonly TraceStep[];
}

/** One step for each parcel of the order. */
const costSteps = ({ costCents, name, parts }: ShippingChoice): TraceStep[] =>
  (parts ?? [{ detail: name, costCents }])
    .filter((part) => part.costCents > 0)
    .map((part) => ({ rule: 'shipping', amountCents: part.costCents, detail: part.detail }));

/** The cost of the chosen option, minus a discount for free shipping. */
export function chargeShipping(
  choice: ShippingChoice | undefined,
  discounts: readonly Discount[],
): ShippingCharge {
  if (choice === undefined || choice.costCents === 0) return { shippingCostCents: 0, steps: [] };
  const free = discounts.find(({ effect }) => effect.kind === 'freeShipping');
  const steps = costSteps(choice);
  if (free)
    steps.push({
      rule: 'shippingDiscount',
      amountCents: -choice.costCents,
      detail: discountLabel(free),
      discountId: free.id,
    });
  return { shippingCostCents: sum(steps.map((step) => step.amountCents)), steps };
}
