import type { Stripe } from 'stripe';
import type { PaymentOutcome, RefundOutcome } from '../payment-provider.ts';
import { savedMethodOf, type StripeOwner } from './saved-methods.ts';

/**
 * Payment methods that a page of the bank cannot finish: the buyer scans a code, pays a voucher in a shop or confirms
 * a deposit of cents. They take days and need a page of their own, so the Payment Element does not offer them.
 */
export const excludedMethods = [
  'acss_debit',
  'blik',
  'boleto',
  'cashapp',
  'customer_balance',
  'konbini',
  'mb_way',
  'multibanco',
  'oxxo',
  'paynow',
  'pix',
  'promptpay',
  'swish',
  'upi',
  'us_bank_account',
  'wechat_pay',
] as const;

/**
 * Methods that save another one: a later payment is a SEPA Direct Debit of the bank account behind them, for which the
 * buyer has to sign a mandate. They cannot be used in a payment that saves its method.
 */
export const unsavableMethods = ['bancontact', 'ideal', 'sofort'] as const;

/** The bank's page, where the buyer confirms the payment. */
const nextStepUrlOf = ({ next_action: action }: Stripe.PaymentIntent): string | null =>
  action?.redirect_to_url?.url ?? action?.alipay_handle_redirect?.url ?? null;

const reasonOf = ({ last_payment_error: error }: Stripe.PaymentIntent): string | undefined =>
  error?.decline_code ?? error?.code ?? undefined;

/** Whether a payment failed and can be tried with another card: only after it is canceled, nothing can be charged. */
export const hasFailed = (intent: Stripe.PaymentIntent): boolean =>
  (intent.status === 'requires_payment_method' && intent.last_payment_error !== null) ||
  (intent.status === 'requires_action' && nextStepUrlOf(intent) === null);

/** What the state of a payment at Stripe means. `requires_payment_method` is `unknown`: the charge may be on its way. */
export function toOutcome(
  intent: Stripe.PaymentIntent,
  owner: StripeOwner,
  reason = 'canceled',
): PaymentOutcome {
  const { id: reference, status } = intent;
  const accepted = { reference, ...savedMethodOf(intent, owner) };
  switch (status) {
    case 'succeeded':
      // Only what was authorized before can be charged in part.
      return intent.capture_method === 'manual'
        ? { state: 'captured', ...accepted, capturedCents: intent.amount_received }
        : { state: 'captured', ...accepted };
    case 'requires_capture':
      return { state: 'authorized', ...accepted };
    case 'processing':
      return { state: 'awaiting', ...accepted, isProcessing: true };
    case 'canceled':
      return { state: 'declined', reference, reason: reasonOf(intent) ?? reason };
    case 'requires_action': {
      const nextStepUrl = nextStepUrlOf(intent);
      return nextStepUrl === null
        ? { state: 'unknown' }
        : { state: 'actionRequired', reference, nextStepUrl };
    }
    default:
      return { state: 'unknown' };
  }
}

/** What the state of a refund at Stripe means. */
export function toRefundOutcome({
  id,
  status,
  failure_reason: reason,
}: Stripe.Refund): RefundOutcome {
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', reason: reason ?? status };
  return { state: status === 'succeeded' ? 'refunded' : 'pending', reference: id };
}
