import type { ReactNode } from 'react';
import type { CheckoutProps } from './checkout-props.ts';

/** The wallets that Stripe may have for a device. Their names are not translated. */
const wallets = ['Apple Pay', 'Google Pay', 'Link'] as const;

/**
 * The wallet buttons, drawn by this page: the provider's own replace them once the buyer touches one. They come before
 * the fields, because a wallet fills those in.
 */
export function ExpressButtons({ page: { text }, cart }: CheckoutProps): ReactNode {
  return (
    <fieldset
      className="checkout-group checkout-express"
      data-express=""
      data-unavailable={text('checkout.expressUnavailable', { wallet: '{wallet}' })}
      data-incomplete={text('checkout.expressIncomplete')}
      data-shipped={cart.requiresShipping ? '' : undefined}
    >
      <legend>{text('checkout.express')}</legend>
      <div className="checkout-wallets" data-wallets="">
        {wallets.map((wallet) => (
          <button key={wallet} type="button" className="button" data-wallet={wallet}>
            {text('checkout.expressWith', { wallet })}
          </button>
        ))}
      </div>
      <div data-express-target="" />
      <output className="field-help" data-express-status="" />
    </fieldset>
  );
}
