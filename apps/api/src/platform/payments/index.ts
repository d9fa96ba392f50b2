export { createProviders, paymentsOf } from './create-providers.ts';
export type {
  PaymentOutcome,
  PaymentProvider,
  PaymentRequest,
  SecondStep,
  SecondSteps,
} from './payment-provider.ts';
