import type { PaymentProvider } from './payment-provider.ts';

/** Takes no payment: the order is confirmed, and its owner sends an invoice. */
export function createPayLaterProvider(): PaymentProvider {
  return {
    id: 'payLater',
    name: 'Pay later',
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
