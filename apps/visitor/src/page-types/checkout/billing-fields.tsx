import type { ReactNode } from 'react';
import { addressData, CountryFields } from './address-fields.tsx';
import { CheckoutField } from './checkout-field.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { UpdateButton } from './update-button.tsx';

/** Where the buyer is of an order that is not shipped: its tax depends on it. */
export const BillingFields = (props: CheckoutProps): ReactNode => (
  <fieldset className="checkout-group">
    <legend>{props.page.text('checkout.billing')}</legend>
    <div className="field-parts" {...addressData(props, 'billing')}>
      <CountryFields {...props} group="billing" />
    </div>
    <UpdateButton page={props.page} />
  </fieldset>
);

/** For businesses: with a valid number of another EU country, they pay no tax. */
export const VatNumberField = ({ view, page }: CheckoutProps): ReactNode => (
  <CheckoutField
    name="vatNumber"
    label={page.text('checkout.vatNumber')}
    help={page.text('checkout.vatNumberHelp')}
    sent={view.formReturn}
  />
);
