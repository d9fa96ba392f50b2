export { createProviders, paymentsOf } from './create-providers.ts';
export { sealingContexts } from './stripe/database-stripe-records.ts';
export { stripeRange } from './stripe/stripe-currencies.ts';
export { stripeEventTypes } from './stripe/stripe-events.ts';
export { excludedMethods } from './stripe/stripe-outcome.ts';
export { verifyStripeKeys } from './stripe/verify-stripe-keys.ts';
export type {
  AttemptKey,
  CaptureOutcome,
  PaymentOutcome,
  PaymentProvider,
  PaymentRequest,
  ProviderDispute,
  ProviderRefund,
  RefundOutcome,
  RefundRequest,
  SecondStep,
  SecondStepKey,
  SecondSteps,
} from './payment-provider.ts';
