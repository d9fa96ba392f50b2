import type { ReactNode } from 'react';
import { CheckoutField } from './checkout-field.tsx';
import { ChoiceError, choiceErrorProps } from './choice-error.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { isFree } from './is-free.ts';

/** The payment methods. The field for the card number belongs to its option. */
export function PaymentFields({ main, view, page, cart }: CheckoutProps): ReactNode {
  const sent = view.formReturn;
  const chosen = sent?.values['payment.method'] ?? main.payments[0]?.kind;
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
          {main.payments.map(({ id, name, description, kind }, index) => (
            <div key={id} className="checkout-payment">
              <label className="checkout-choice field">
                <input
                  type="radio"
                  name="payment.method"
                  value={kind}
                  defaultChecked={chosen === kind}
                  required
                  {...choiceErrorProps('payment.method', index, sent)}
                />
                <span>
                  {name}
                  {description !== '' && <small>{description}</small>}
                </span>
              </label>
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
        <ChoiceError name="payment.method" sent={sent} />
      </fieldset>
    </>
  );
}
