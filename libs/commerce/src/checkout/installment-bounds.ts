import { format, Money, type CurrencyCode } from '@sitewright/money';

/** The installment settings of a payment provider. Amounts in minor units of the store's currency. */
export interface InstallmentProvider {
  readonly isConnected: boolean;
  /** The orders that it accepts in installments; absent if it offers none. */
  readonly installments?: { readonly minCents?: number; readonly maxCents?: number };
}

/** Minimum and maximum amount for installments, formatted; absent: no bound. */
export interface InstallmentBounds {
  readonly min?: string;
  readonly max?: string;
}

/**
 * The bounds in the installment text, in the store's currency; undefined if no connected provider offers installments:
 * then there is no text (CHECKOUT-14). Uses the first of several providers.
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
  const formatCents = (cents: number) => format(Money.fromCents(cents, currency), { locale });
  return {
    ...(minCents === undefined ? {} : { min: formatCents(minCents) }),
    ...(maxCents === undefined ? {} : { max: formatCents(maxCents) }),
  };
}
