import { cartKinds, lineSubtotalCents, type CartLine } from '../cart/cart-line.ts';
import { sum } from '../cart/sum.ts';
import { isDiscounted, type Discount } from './discount.ts';

/** Why a discount does not apply. `unknown` is a code that no discount has, `notCombinable` another choice saves more. */
export const discountErrors = [
  'unknown',
  'notStarted',
  'ended',
  'usedUp',
  'customerUsedUp',
  'emailRequired',
  'notForCustomer',
  'noMatchingItem',
  'nothingToShip',
  'belowMinimum',
  'belowQuantity',
  'notCombinable',
] as const;
/** A reason why a discount does not apply. */
export type DiscountError = (typeof discountErrors)[number];

/** The input for checking a discount. */
export interface DiscountContext {
  readonly lines: readonly CartLine[];
  /** The buyer's `emailKey`; undefined while it is unknown. */
  readonly customer?: string | undefined;
  readonly now: Date;
}

/** A reason that concerns the discount alone. */
type OwnError = Exclude<DiscountError, 'unknown' | 'notCombinable'>;

/** Why this buyer cannot use a discount now, whatever is in the cart. */
function findUseError(discount: Discount, { customer, now }: DiscountContext): OwnError | null {
  const { startsAt, endsAt, customers } = discount;
  const { useLimit = Infinity, uses = 0, customerLimit = Infinity, customerUses = 0 } = discount;
  if (startsAt !== undefined && now < startsAt) return 'notStarted';
  if (endsAt !== undefined && now > endsAt) return 'ended';
  if (uses >= useLimit) return 'usedUp';
  if (customers !== undefined) {
    if (customer === undefined) return 'emailRequired';
    if (!customers.includes(customer)) return 'notForCustomer';
  }
  return customerUses >= customerLimit ? 'customerUsedUp' : null;
}

/** Why a discount does not apply to a cart; null if it does (CHECKOUT-05). Other discounts are not considered. */
export function findDiscountError(discount: Discount, context: DiscountContext): OwnError | null {
  const useError = findUseError(discount, context);
  if (useError !== null) return useError;
  if (discount.effect.kind === 'freeShipping' && !cartKinds(context.lines).requiresShipping)
    return 'nothingToShip';
  const lines = context.lines.filter((line) => isDiscounted(discount, line));
  if (lines.length === 0) return 'noMatchingItem';
  const { minimumCents = 0, minimumQuantity = 0 } = discount;
  if (sum(lines.map(lineSubtotalCents)) < minimumCents) return 'belowMinimum';
  return sum(lines.map(({ quantity }) => quantity)) < minimumQuantity ? 'belowQuantity' : null;
}
