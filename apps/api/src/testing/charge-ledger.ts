import type { PaymentProvider } from '../platform/payments/index.ts';

/** What a provider captured, kept apart from everything that the shop itself writes down. */
export interface ChargeLedger {
  /** Records the captures of this provider from here on. */
  watch(provider: PaymentProvider): PaymentProvider;
  /** What was captured for an order, one amount for each capture. */
  of(orderId: string): readonly number[];
  readonly totalCents: number;
}

/** A capture is told apart by its reference: the same one reported again is the same money. */
export function createChargeLedger(): ChargeLedger {
  const captures = new Map<string, { readonly orderId: string; readonly cents: number }>();
  return {
    watch: (provider) => ({
      ...provider,
      async pay(request) {
        const outcome = await provider.pay(request);
        const { orderId, amountCents: cents } = request;
        if (outcome.state === 'captured') captures.set(outcome.reference, { orderId, cents });
        return outcome;
      },
    }),
    of: (orderId) =>
      [...captures.values()].filter((one) => one.orderId === orderId).map(({ cents }) => cents),
    get totalCents() {
      return [...captures.values()].reduce((sum, { cents }) => sum + cents, 0);
    },
  };
}
