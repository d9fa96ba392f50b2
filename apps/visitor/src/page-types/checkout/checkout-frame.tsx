import { fieldStyle, Icon, noHosts, pictureAttributes } from '@sitewright/blocks/view';
import type { ReactNode } from 'react';
import type { Frame } from '../frame.ts';
import { checkoutFormId, CodesView } from '../codes/codes-view.tsx';
import codesStyle from '../codes/codes.css?inline';
import noticeStyle from '../notice.css?inline';
import { TotalsView } from '../totals-view.tsx';
import totalsStyle from '../totals.css?inline';
import { CheckoutField } from './checkout-field.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import checkoutStyle from './checkout.css?inline';
import { ExpressButtons } from './express-fields.tsx';
import { selectedShippingId } from './selected-shipping-id.ts';
import { stripeLimit } from './stripe-limits.ts';
import { giftCardCentsOf, isFree } from './is-free.ts';
import { OrderDetails, TermsField } from './order-details.tsx';
import { ConsentField } from './consent-field.tsx';
import { paymentChoices } from './payment-choices.ts';
import { PaymentFields } from './payment-fields.tsx';
import { AddressFields } from './address-fields.tsx';
import { BillingFields, VatNumberField } from './billing-fields.tsx';
import { FulfillmentChoice, PickupFields, ShippingOptions } from './shipping-fields.tsx';
import { remainingErrors } from './remaining-errors.ts';
import { stripeHosts } from './stripe-js.ts';
import { variantAndQuantity } from '../variant-and-quantity.ts';

function Summary({ cart, page, view }: CheckoutProps): ReactNode {
  const shipping = cart.requiresShipping
    ? cart.selectedShippingOption === null
      ? page.text('checkout.shippingLater')
      : cart.shippingCostCents
    : undefined;
  return (
    <aside
      className="checkout-summary"
      data-theme="light"
      aria-label={page.text('checkout.summary')}
    >
      <h2>{page.text('checkout.summary')}</h2>
      <a className="checkout-edit" href="/cart">
        {page.text('checkout.editCart')}
      </a>
      <ul data-lines="">
        {cart.entries.map(({ id, title, variant, quantity, image, subtotalCents }) => (
          <li key={id} data-line={id}>
            <span className="checkout-picture">
              {image && (
                // oxlint-disable-next-line jsx-a11y/alt-text -- the attributes hold it
                <img
                  {...pictureAttributes({
                    asset: image,
                    sizes: '4rem',
                    crop: { ratio: 1 },
                    loading: 'eager',
                    isDecoration: true,
                  })}
                />
              )}
            </span>
            <span>
              {title}
              <small>{variantAndQuantity(variant, quantity)}</small>
            </span>
            <span className="checkout-cost">{page.price(subtotalCents)}</span>
          </li>
        ))}
      </ul>
      <CodesView cart={cart} page={page} on="checkout" sent={view.formReturn} />
      <TotalsView
        amounts={cart}
        giftCardCents={giftCardCentsOf(cart)}
        page={page}
        shipping={shipping}
        isEstimated={cart.stateError !== undefined}
      />
    </aside>
  );
}

/** Whether wallets can pay. They ask for an address, which a store that only offers pickup cannot use. */
const hasWallets = ({ main, cart }: CheckoutProps): boolean =>
  main.payments.some(
    ({ stripe }) => stripe !== undefined && stripeLimit(stripe, cart.payableCents) === null,
  ) &&
  !isFree(cart) &&
  !(cart.requiresShipping && main.isPickupOnly === true);

function Form({ view: pageView, ...rest }: CheckoutProps): ReactNode {
  const { main, page, cart } = rest;
  const { formReturn } = pageView;
  const isShippingChosen = selectedShippingId(cart, formReturn) !== undefined;
  const sent = formReturn && {
    ...formReturn,
    errors: remainingErrors(formReturn.errors, isShippingChosen),
  };
  const view = sent === undefined ? pageView : { ...pageView, formReturn: sent };
  const props = { ...rest, view };
  const { text } = page;
  return (
    <form
      id={checkoutFormId}
      className="checkout-form"
      method="post"
      action="/checkout"
      data-checkout-form=""
      data-saves-contact={main.recoversCart}
      // The server validates, with and without scripts, and reports all errors at once: no browser validation bubbles.
      noValidate
    >
      <input type="hidden" name="idempotencyKey" value={main.idempotencyKey} />
      <input type="hidden" name="cartVersion" defaultValue={cart.version} />
      {view.crumb !== undefined && <input type="hidden" name="crumb" value={view.crumb} />}
      <p className="checkout-message" role="alert" data-message="">
        {sent?.message}
      </p>
      {hasWallets(props) && <ExpressButtons {...props} />}
      <fieldset className="checkout-group">
        <legend>{text('checkout.contact')}</legend>
        <CheckoutField
          name="email"
          label={text('checkout.email')}
          sent={sent}
          type="email"
          autoComplete="email"
          help={text('checkout.emailHelp')}
          required
        />
        {main.asksConsent === true && <ConsentField {...props} />}
      </fieldset>
      {cart.requiresShipping && (
        <>
          <FulfillmentChoice {...props} />
          {main.isPickupOnly !== true && (
            <>
              <AddressFields {...props} />
              <ShippingOptions {...props} />
            </>
          )}
          <PickupFields {...props} />
        </>
      )}
      {!cart.requiresShipping && main.asksCountry === true && <BillingFields {...props} />}
      {main.asksVatNumber === true && <VatNumberField {...props} />}
      <OrderDetails {...props} />
      <PaymentFields {...props} />
      <TermsField {...props} />
      {/* Beside the button where the summary is not: on a phone, it is at the top of the page. */}
      <p className="checkout-due">
        <span>{text('totals.due')}</span>
        <span data-due="">{page.price(cart.grandTotalCents - giftCardCentsOf(cart))}</span>
      </p>
      <button className="button" data-size="large" type="submit" name="action" value="place">
        {text('checkout.placeOrder')}
      </button>
    </form>
  );
}

/** The checkout: one page that works as a plain form; the island keeps shipping and totals up to date. */
export const checkoutFrame: Frame<'checkout'> = {
  View: (props) => {
    const { cart } = props.main;
    const { text, locale } = props.page;
    if (cart === null || cart.entries.length === 0) {
      return (
        <div className="notice">
          <Icon name="cart" size={36} />
          <h1>{text('checkout.title')}</h1>
          <p>{text('cart.empty')}</p>
          {cart === null && !props.main.hasSession && (
            <p role="alert">{text('checkout.sessionExpired')}</p>
          )}
          <a className="button" href="/">
            {text('cart.continue')}
          </a>
        </div>
      );
    }
    if (cart.minimumMessage !== undefined) {
      return (
        <div className="notice">
          <Icon name="cart" size={36} />
          <h1>{text('checkout.title')}</h1>
          <p role="alert">{cart.minimumMessage}</p>
          <a className="button" href="/cart">
            {text('checkout.editCart')}
          </a>
        </div>
      );
    }
    if (paymentChoices(props.main.payments, cart).length === 0 && !isFree(cart)) {
      return (
        <div className="notice">
          <Icon name="cart" size={36} />
          <h1>{text('checkout.title')}</h1>
          <p role="alert">{text('checkout.noPayments')}</p>
          <a className="button" href="/">
            {text('cart.continue')}
          </a>
        </div>
      );
    }
    return (
      <div
        className="checkout"
        data-island="checkout"
        data-island-when="load"
        data-locale={locale}
        data-currency={cart.currency}
        data-payable={cart.payableCents}
        data-shipping-later={text('checkout.shippingLater')}
        data-free={text('checkout.free')}
        data-placing={text('checkout.placing')}
        data-gap-not-covered={text('checkout.shippingNone')}
        data-gap-no-rate={text('checkout.shippingNoRate')}
        data-gap-items={text('checkout.shippingNoneFor', { items: '{items}' })}
        data-gap-state-needed={text('checkout.shippingState')}
        data-gap-unknown={text('checkout.shippingUnknown')}
        data-total-label={text('totals.grand')}
        data-estimated-label={text('totals.estimated')}
        data-state-error={cart.stateError}
        data-update-failed={text('checkout.updateFailed')}
      >
        <h1>{text('checkout.title')}</h1>
        {/* First in the document, as on a phone: content that arrives later above the form would shift it. */}
        <Summary {...props} cart={cart} />
        <Form {...props} cart={cart} />
      </div>
    );
  },
  title: ({ page }) => page.text('checkout.title'),
  styles: [fieldStyle, noticeStyle, totalsStyle, codesStyle, checkoutStyle],
  themes: ['light'],
  blockTypes: () => [],
  hosts: ({ payments }) =>
    payments.some(({ kind }) => kind === 'stripe') ? { ...noHosts, ...stripeHosts } : noHosts,
};
