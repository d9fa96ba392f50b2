import type { ViewPage } from '@sitewright/blocks/view';
import {
  isManualMethod,
  type PaymentChoice,
  type StripeChoice,
} from '@sitewright/contracts/entities';
import { installmentText } from '@sitewright/messages';
import type { ReactNode } from 'react';
import { methodLabels } from '../../manual-payment/method-labels.ts';
import { CheckoutField } from './checkout-field.tsx';
import { ChoiceError, choiceProps } from './choice-error.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { CashOnlyHint, instructionsId, ManualInstructions } from './manual-fields.tsx';
import { paymentChoices, selectedPayment } from './payment-choices.ts';
import { StripeFields, stripeData, StripeLimit, StripeWithoutScript } from './stripe-fields.tsx';
import { stripeLimit } from './stripe-limits.ts';
import { isFree } from './is-free.ts';

/** The names and help texts of the methods that have some in the language of the buyer. */
const labels = {
  stripe: { name: 'checkout.payByCard', help: 'checkout.payByCardHelp' },
  ...methodLabels,
} as const;

function PaymentName({
  choice: { kind, name, manual },
  page,
}: {
  readonly choice: PaymentChoice;
  readonly page: ViewPage;
}): ReactNode {
  if (kind !== 'stripe' && !isManualMethod(kind)) return name;
  return (
    <>
      {manual?.name || page.text(labels[kind].name)}
      <small>{page.text(labels[kind].help)}</small>
    </>
  );
}

/** The payment methods. The field for the card number belongs to its option. */
export function PaymentFields({ main, view, page, cart }: CheckoutProps): ReactNode {
  const sent = view.formReturn;
  const limitOf = (stripe: StripeChoice | undefined) =>
    stripe === undefined ? null : stripeLimit(stripe, cart.payableCents);
  const choices = paymentChoices(main.payments, cart);
  const chosen = selectedPayment({ main, cart }, sent);
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
          {choices.every(({ kind }) => kind === 'cashOnPickup') && <CashOnlyHint page={page} />}
          {choices.map((choice, index) => {
            const { id, description, kind, stripe } = choice;
            return (
              <div
                key={id}
                className="checkout-payment"
                data-method={kind}
                {...(stripe === undefined ? {} : stripeData(stripe, page))}
              >
                <label className="checkout-choice field">
                  <input
                    type="radio"
                    name="payment.method"
                    value={kind}
                    defaultChecked={chosen === kind}
                    disabled={limitOf(stripe) !== null}
                    required
                    {...choiceProps('payment.method', index, sent, instructionsId(choice))}
                  />
                  <span>
                    <PaymentName choice={choice} page={page} />
                    {stripe !== undefined && (
                      <StripeLimit stripe={stripe} limit={limitOf(stripe)} page={page} />
                    )}
                    {stripe?.installments !== undefined && (
                      <small>{installmentText(page.text, stripe.installments)}</small>
                    )}
                    {description !== '' && <small>{description}</small>}
                  </span>
                </label>
                {kind === 'stripe' && <StripeFields page={page} />}
                <ManualInstructions choice={choice} />
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
            );
          })}
        </div>
        {main.payments.some(({ kind }) => kind === 'stripe') && <StripeWithoutScript page={page} />}
        <ChoiceError name="payment.method" sent={sent} />
      </fieldset>
    </>
  );
}
