import { paymentMethodNames, type ManualMethod } from '@sitewright/contracts/entities';
import type { PaymentProvider } from './payment-provider.ts';

/** Takes no payment: the order is confirmed, its buyer pays the shop, and the owner marks it as paid. */
export function createManualProvider(id: ManualMethod): PaymentProvider {
  return {
    id,
    name: paymentMethodNames[id],
    description: '',
    pay: async ({ attemptId }) => ({ state: 'awaiting', reference: attemptId }),
    fetchOutcome: async ({ attemptId }) => ({ state: 'awaiting', reference: attemptId }),
    void: async ({ attemptId }) => ({
      state: 'declined',
      reference: attemptId,
      reason: 'cancelled',
    }),
  };
}
