import type { PaymentProvider } from '../platform/payments/index.ts';

/** The amounts that a provider captured, recorded independently of the shop's own tables. */
export interface ChargeLedger {
  /** Records all further captures of this provider. */
  watch(provider: PaymentProvider): PaymentProvider;
  /** The captured amounts of an order, one for each capture. */
  of(orderId: string): readonly number[];
  readonly totalCents: number;
}

/** A capture is identified by its reference: one that is reported again counts once. */
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
      [...captures.values()]
        .filter((capture) => capture.orderId === orderId)
        .map(({ cents }) => cents),
    get totalCents() {
      return [...captures.values()].reduce((sum, { cents }) => sum + cents, 0);
    },
  };
}
