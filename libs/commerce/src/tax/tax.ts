/** Where something is sent, or where who buys it lives. */
export interface ShippingLocation {
  readonly country: string;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
}

/** A rate for a country, narrowed by state or the beginning of a postal code (CHECKOUT-04). */
export interface TaxRule {
  readonly name: string;
  readonly ratePercent: number;
  readonly country: string;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
}

const isSame = (one: string, other: string | undefined) =>
  one.trim().toLowerCase() === (other ?? '').trim().toLowerCase();

/** The rules that match a place. Without a place none does. */
export const applicableTaxRules = (
  rules: readonly TaxRule[],
  location: ShippingLocation | undefined,
): TaxRule[] =>
  location === undefined
    ? []
    : rules.filter(
        (rule) =>
          isSame(rule.country, location.country) &&
          (rule.state === undefined || isSame(rule.state, location.state)) &&
          (rule.zip === undefined || (location.zip ?? '').trim().startsWith(rule.zip)),
      );

/** Rates in ten-thousandths of a percent: 8.875 % is a whole number. */
const unitsPerPercent = 10_000;

/** Tax on top of an amount, halves rounded up, once per rate over the whole cart. */
export function taxOnTopCents(taxableCents: number, ratePercent: number): number {
  const rate = BigInt(Math.round(ratePercent * unitsPerPercent));
  const whole = BigInt(100 * unitsPerPercent);
  return Number((BigInt(taxableCents) * rate * 2n + whole) / (whole * 2n));
}

/** Tax that an amount contains, halves rounded up. */
export function taxWithinCents(grossCents: number, ratePercent: number): number {
  const rate = BigInt(Math.round(ratePercent * unitsPerPercent));
  const gross = BigInt(100 * unitsPerPercent) + rate;
  return Number((BigInt(grossCents) * rate * 2n + gross) / (gross * 2n));
}
