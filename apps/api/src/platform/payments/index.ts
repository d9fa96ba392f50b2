export { createPayLaterProvider } from './pay-later-provider.ts';
export type {
  PaymentOutcome,
  PaymentProvider,
  PaymentRequest,
  SecondStep,
  SecondSteps,
} from './payment-provider.ts';
export { createTestCardProvider } from './test-card-provider.ts';
