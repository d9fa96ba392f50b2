import type { ViewPage } from '@sitewright/blocks/view';
import type { PaymentChoice, StripeChoice } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { CheckoutField } from './checkout-field.tsx';
import { ChoiceError, choiceErrorProps } from './choice-error.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { StripeFields, stripeData, StripeLimit, StripeWithoutScript } from './stripe-fields.tsx';
import { stripeLimit } from './stripe-limits.ts';
import { isFree } from './is-free.ts';

/** The names and help texts of the methods that have some in the language of the buyer. */
const labels = {
  stripe: ['checkout.payByCard', 'checkout.payByCardHelp'],
  payLater: ['checkout.payLater', 'checkout.payLaterHelp'],
} as const;

function PaymentName({
  kind,
  name,
  page,
}: {
  readonly kind: PaymentChoice['kind'];
  readonly name: string;
  readonly page: ViewPage;
}): ReactNode {
  if (kind !== 'stripe' && kind !== 'payLater') return name;
  const [label, help] = labels[kind];
  return (
    <>
      {page.text(label)}
      <small>{page.text(help)}</small>
    </>
  );
}

/** The payment methods. The field for the card number belongs to its option. */
export function PaymentFields({ main, view, page, cart }: CheckoutProps): ReactNode {
  const sent = view.formReturn;
  const limitOf = (stripe: StripeChoice | undefined) =>
    stripe === undefined ? null : stripeLimit(stripe, cart.payableCents);
  const chosen =
    sent?.values['payment.method'] ??
    main.payments.find(({ stripe }) => limitOf(stripe) === null)?.kind;
  const isPaymentSkipped = isFree(cart);
  return (
    <>
      <input
        type="hidden"
        name="payment.method"
        value="none"
        data-no-payment=""
        disabled={!isPaymentSkipped}
      />
      <fieldset
        className="checkout-group"
        data-payment=""
        hidden={isPaymentSkipped}
        disabled={isPaymentSkipped}
      >
        <legend>{page.text('checkout.payment')}</legend>
        <div className="checkout-choices">
          {main.payments.map(({ id, name, description, kind, stripe }, index) => (
            <div
              key={id}
              className="checkout-payment"
              {...(stripe === undefined ? {} : stripeData(stripe, page))}
            >
              <label className="checkout-choice field">
                <input
                  type="radio"
                  name="payment.method"
                  value={kind}
                  defaultChecked={chosen === kind && limitOf(stripe) === null}
                  disabled={limitOf(stripe) !== null}
                  required
                  {...choiceErrorProps('payment.method', index, sent)}
                />
                <span>
                  <PaymentName kind={kind} name={name} page={page} />
                  {stripe !== undefined && (
                    <StripeLimit stripe={stripe} limit={limitOf(stripe)} page={page} />
                  )}
                  {description !== '' && <small>{description}</small>}
                </span>
              </label>
              {kind === 'stripe' && <StripeFields page={page} />}
              {kind === 'testCard' && (
                <div className="checkout-card">
                  <CheckoutField
                    name="payment.card"
                    label={page.text('checkout.cardNumber')}
                    sent={sent}
                    autoComplete="cc-number"
                    inputMode="numeric"
                  />
                </div>
              )}
            </div>
          ))}
        </div>
        {main.payments.some(({ kind }) => kind === 'stripe') && <StripeWithoutScript page={page} />}
        <ChoiceError name="payment.method" sent={sent} />
      </fieldset>
    </>
  );
}
