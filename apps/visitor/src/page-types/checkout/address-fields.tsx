import type { ReactNode } from 'react';
import { CheckoutField } from './checkout-field.tsx';
import type { CheckoutProps } from './checkout-props.ts';

const part = (name: string) => `shippingAddress.${name}`;

/** The country of the page's locale if the shop ships there; otherwise the first of its countries. */
export function defaultCountry({ main, page }: CheckoutProps): string | undefined {
  const { region } = new Intl.Locale(page.locale).maximize();
  const isServed = main.countries.some(({ code }) => code === region);
  return isServed ? region : main.countries[0]?.code;
}

export const stateListId = (country: string) => `checkout-states-${country}`;

/** The states by country, as suggestions: the field also accepts typed values, as autofill enters them. */
export const StateLists = ({ main }: CheckoutProps): ReactNode =>
  main.countries.map(
    ({ code, states }) =>
      states && (
        <datalist key={code} id={stateListId(code)} data-states={code}>
          {states.map((state) => (
            <option key={state.code} value={state.code}>
              {state.name}
            </option>
          ))}
        </datalist>
      ),
  );

/** The shipping address. */
export function AddressFields(props: CheckoutProps): ReactNode {
  const { main, view, page, cart } = props;
  const sent = view.formReturn;
  const location = cart.shippingLocation;
  const { text } = page;
  const country = location?.country ?? defaultCountry(props);
  return (
    <fieldset className="checkout-group checkout-sent">
      <legend>{text('checkout.shippingAddress')}</legend>
      <StateLists {...props} />
      <div className="field-parts">
        <CheckoutField
          name={part('country')}
          label={text('checkout.country')}
          sent={sent}
          autoComplete="country"
          options={main.countries}
          value={country}
          required
        />
        <CheckoutField
          name={part('firstName')}
          label={text('checkout.firstName')}
          sent={sent}
          autoComplete="given-name"
          share="half"
          required
        />
        <CheckoutField
          name={part('lastName')}
          label={text('checkout.lastName')}
          sent={sent}
          autoComplete="family-name"
          share="half"
          required
        />
        <CheckoutField
          name={part('line1')}
          label={text('checkout.line1')}
          sent={sent}
          autoComplete="address-line1"
          required
        />
        <CheckoutField
          name={part('line2')}
          label={text('checkout.line2')}
          sent={sent}
          autoComplete="address-line2"
        />
        <CheckoutField
          name={part('zip')}
          label={text('checkout.zip')}
          sent={sent}
          autoComplete="postal-code"
          share="third"
          value={location?.zip}
        />
        <CheckoutField
          name={part('city')}
          label={text('checkout.city')}
          sent={sent}
          autoComplete="address-level2"
          share="third"
          required
        />
        <CheckoutField
          name={part('state')}
          label={text('checkout.state')}
          sent={sent}
          autoComplete="address-level1"
          share="third"
          value={location?.state}
          list={
            main.countries.some(({ code, states }) => code === country && states)
              ? stateListId(country ?? '')
              : undefined
          }
        />
        <CheckoutField
          name={part('phone')}
          label={text('checkout.phone')}
          sent={sent}
          type="tel"
          autoComplete="tel"
        />
      </div>
    </fieldset>
  );
}
