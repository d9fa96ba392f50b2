import type { ReactNode } from 'react';
import { defaultCountry, stateListId, StateLists } from './address-fields.tsx';
import { CheckoutField } from './checkout-field.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { UpdateButton } from './update-button.tsx';

/** Where the buyer is of an order that is not shipped: its tax depends on it. */
export function BillingFields(props: CheckoutProps): ReactNode {
  const { main, view, page, cart } = props;
  const { text } = page;
  const sent = view.formReturn;
  const country = cart.shippingLocation?.country ?? defaultCountry(props);
  const hasStates = main.countries.some(({ code, states }) => code === country && states);
  return (
    <fieldset className="checkout-group">
      <legend>{text('checkout.billing')}</legend>
      <StateLists {...props} />
      <div className="field-parts">
        <CheckoutField
          name="billing.country"
          label={text('checkout.country')}
          sent={sent}
          autoComplete="billing country"
          options={main.countries}
          value={country}
          required
        />
        <CheckoutField
          name="billing.zip"
          label={text('checkout.zip')}
          sent={sent}
          autoComplete="billing postal-code"
          share="half"
          value={cart.shippingLocation?.zip}
        />
        <CheckoutField
          name="billing.state"
          label={text('checkout.state')}
          sent={sent}
          autoComplete="billing address-level1"
          share="half"
          value={cart.shippingLocation?.state}
          list={hasStates ? stateListId(country ?? '') : undefined}
        />
      </div>
      <UpdateButton page={page} />
    </fieldset>
  );
}

/** For businesses: with a valid number of another EU country, they pay no tax. */
export const VatNumberField = ({ view, page }: CheckoutProps): ReactNode => (
  <CheckoutField
    name="vatNumber"
    label={page.text('checkout.vatNumber')}
    help={page.text('checkout.vatNumberHelp')}
    sent={view.formReturn}
  />
);
