import type { StripeChoice } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { CheckoutProps } from './checkout-props.ts';
import type { stripeLimit } from './stripe-limits.ts';

interface StripeFieldsProps {
  readonly page: CheckoutProps['page'];
}

/** The attributes that the island reads when it loads Stripe's fields. */
export const stripeData = (
  { publishableKey, excludedMethods, minimumCents, maximumCents, captureMethod }: StripeChoice,
  { text, price }: CheckoutProps['page'],
): Readonly<Record<`data-${string}`, string>> => ({
  'data-stripe': '',
  'data-publishable-key': publishableKey,
  'data-excluded': excludedMethods.join(' '),
  ...(captureMethod === undefined ? {} : { 'data-capture': captureMethod }),
  'data-minimum-cents': String(minimumCents),
  'data-maximum-cents': String(maximumCents),
  'data-too-small': text('checkout.cardTooSmall', { price: price(minimumCents) }),
  'data-too-large': text('checkout.cardTooLarge', { price: price(maximumCents) }),
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

/** Why Stripe does not charge the total, next to its option. */
export const StripeLimit = ({
  stripe,
  limit,
  page: { text, price },
}: StripeFieldsProps & {
  readonly stripe: StripeChoice;
  readonly limit: ReturnType<typeof stripeLimit>;
}): ReactNode => (
  <small data-limit="" hidden={limit === null}>
    {limit === 'tooSmall' && text('checkout.cardTooSmall', { price: price(stripe.minimumCents) })}
    {limit === 'tooLarge' && text('checkout.cardTooLarge', { price: price(stripe.maximumCents) })}
  </small>
);

/** Without JavaScript the option is hidden, and this sentence explains why. */
export const StripeWithoutScript = ({ page: { text } }: StripeFieldsProps): ReactNode => (
  <noscript>
    <p className="field-help">{text('checkout.cardWithoutScript')}</p>
  </noscript>
);
