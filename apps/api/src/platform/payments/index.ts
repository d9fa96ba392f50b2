export { createProviders, paymentsOf } from './create-providers.ts';
export type {
  AttemptKey,
  PaymentOutcome,
  PaymentProvider,
  PaymentRequest,
  SecondStep,
  SecondStepKey,
  SecondSteps,
} from './payment-provider.ts';
