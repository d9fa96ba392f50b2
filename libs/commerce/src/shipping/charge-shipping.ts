import { sum } from '../cart/sum.ts';
import type { TraceStep } from '../cart/trace.ts';
import { discountLabel, type Discount } from '../discount/discount.ts';
import type { ShippingChoice } from './shipping-options.ts';

/** The shipping cost and its breakdown. */
export interface ShippingCharge {
  readonly shippingCostCents: number;
  readonly steps: readonly TraceStep[];
}

/** The cost of the chosen option, minus a discount for free shipping. */
export function chargeShipping(
  choice: ShippingChoice | undefined,
  discounts: readonly Discount[],
): ShippingCharge {
  if (choice === undefined || choice.costCents === 0) return { shippingCostCents: 0, steps: [] };
  const { costCents, name } = choice;
  const free = discounts.find(({ effect }) => effect.kind === 'freeShipping');
  const steps: TraceStep[] = [{ rule: 'shipping', amountCents: costCents, detail: name }];
  if (free)
    steps.push({
      rule: 'shippingDiscount',
      amountCents: -costCents,
      detail: discountLabel(free),
      discountId: free.id,
    });
  return { shippingCostCents: sum(steps.map((step) => step.amountCents)), steps };
}
