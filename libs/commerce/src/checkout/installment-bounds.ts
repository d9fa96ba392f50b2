import { format, Money, type CurrencyCode } from '@sitewright/money';

/** A payment provider as far as installments go. Amounts in minor units of the store's currency. */
export interface InstallmentProvider {
  readonly isConnected: boolean;
  /** The orders that it lets be paid in installments; absent when it offers none. */
  readonly installments?: { readonly minCents?: number; readonly maxCents?: number };
}

/** Between which amounts, as they are shown, an order may be paid in installments; absent: no bound. */
export interface InstallmentBounds {
  readonly min?: string;
  readonly max?: string;
}

/**
 * The bounds that the installment text shows, in the store's currency; undefined while no connected
 * provider offers installments, and then there is no text (CHECKOUT-14). Of several, the first decides.
 */
export function installmentBounds(
  providers: readonly InstallmentProvider[],
  currency: CurrencyCode,
  locale: string,
): InstallmentBounds | undefined {
  const offer = providers.find(
    ({ isConnected, installments }) => isConnected && installments !== undefined,
  )?.installments;
  if (offer === undefined) return undefined;
  const { minCents, maxCents } = offer;
  const text = (cents: number) => format(Money.fromCents(cents, currency), { locale });
  return {
    ...(minCents === undefined ? {} : { min: text(minCents) }),
    ...(maxCents === undefined ? {} : { max: text(maxCents) }),
  };
}
