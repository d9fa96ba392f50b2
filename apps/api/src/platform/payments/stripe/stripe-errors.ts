import { Stripe } from 'stripe';

const { errors } = Stripe;

/** The errors after which a request may still have been carried out, or may succeed later. */
const isOpenEnded = ({ statusCode = 0 }: Stripe.errors.StripeError): boolean =>
  statusCode < 400 || statusCode === 408 || statusCode === 429 || statusCode >= 500;

/** Whether Stripe rejected a request for good. After any other error, its outcome is unknown. */
export const isAnswered = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof errors.StripeError && !isOpenEnded(error);

/** Whether another request with the same idempotency key was sent before, or is running. */
export const isRepeated = (error: Stripe.errors.StripeError): boolean =>
  error instanceof errors.StripeIdempotencyError ||
  error.statusCode === 409 ||
  error.code === 'idempotency_key_in_use';

/** Stripe's short name for an error. */
export const reasonOfError = (error: Stripe.errors.StripeError): string =>
  error.decline_code ?? error.code ?? error.type;
