import type { StripeChoice } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { CheckoutProps } from './checkout-props.ts';

interface StripeFieldsProps {
  readonly page: CheckoutProps['page'];
}

/** The attributes that the island reads when it loads Stripe's fields. */
export const stripeData = (
  { publishableKey, excludedMethods }: StripeChoice,
  { text }: CheckoutProps['page'],
): Readonly<Record<`data-${string}`, string>> => ({
  'data-stripe': '',
  'data-publishable-key': publishableKey,
  'data-excluded': excludedMethods.join(' '),
  'data-loading': text('checkout.loadingCard'),
  'data-unavailable': text('checkout.cardUnavailable'),
  'data-enter': text('checkout.enterCard'),
});

/** The part of the option that the island fills once the buyer touches it. */
export const StripeFields = ({ page: { text } }: StripeFieldsProps): ReactNode => (
  <div className="checkout-card checkout-stripe">
    <input type="hidden" name="payment.confirmationToken" value="" readOnly />
    <button type="button" className="button" data-kind="secondary" data-open-stripe="">
      {text('checkout.openCard')}
    </button>
    <output className="field-help" data-stripe-status="" />
    <div data-stripe-fields="" />
  </div>
);

/** Without JavaScript the option is hidden, and this sentence explains why. */
export const StripeWithoutScript = ({ page: { text } }: StripeFieldsProps): ReactNode => (
  <noscript>
    <p className="field-help">{text('checkout.cardWithoutScript')}</p>
  </noscript>
);
