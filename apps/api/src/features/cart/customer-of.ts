import { emailKey, isEmail, readEmail } from '@sitewright/contracts/addresses';

/** The buyer of a cart for the rules of discounts; undefined while there is no valid email address. */
export const customerOf = ({
  buyerEmail,
}: {
  readonly buyerEmail: string | null;
}): string | undefined =>
  buyerEmail !== null && isEmail(buyerEmail) ? emailKey(buyerEmail) : undefined;

/** An address as it is typed, for the cart; null if it is not complete yet. */
export const toBuyerEmail = (typed: string): string | null => readEmail(typed);
