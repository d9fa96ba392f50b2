import type { FieldMode } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { addressLabelsOf } from './address-labels.ts';
import { layOutAddress } from './address-layout.ts';
import { CheckoutField, type CheckoutFieldProps } from './checkout-field.tsx';
import type { CheckoutProps } from './checkout-props.ts';

/** The fields of a shipping address, and those of a place that tax depends on. */
export type AddressGroup = 'shippingAddress' | 'billing';

/** The country with which an address starts. */
function defaultCountry({ main, page }: CheckoutProps): string | undefined {
  const region = main.startCountry ?? new Intl.Locale(page.locale).maximize().region;
  const isServed = main.countries.some(({ code }) => code === region);
  return isServed ? region : main.countries[0]?.code;
}

const stateListId = (country: string) => `checkout-states-${country}`;

/** The states by country, as suggestions: the field also accepts typed values, as autofill enters them. */
const StateLists = ({ main }: CheckoutProps): ReactNode =>
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

/** The autofill tokens of the parts. */
const autofill = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
} as const;

/** The fields that depend on the country, and the country itself before them. */
export function CountryFields({
  group,
  between,
  ...props
}: CheckoutProps & {
  readonly group: AddressGroup;
  /** What comes after the country. */
  readonly between?: ReactNode;
}): ReactNode {
  const { main, view, page, cart } = props;
  const sent = view.formReturn;
  const isPlace = group === 'billing';
  const location = cart.shippingLocation;
  const country =
    sent?.values[`${group}.country`] ?? location?.country ?? defaultCountry(props) ?? '';
  const hasStates = main.countries.some(({ code, states }) => code === country && states);
  const token = (name: string) => (isPlace ? `billing ${name}` : name);
  return (
    <>
      <StateLists {...props} />
      <CheckoutField
        name={`${group}.country`}
        label={page.text('checkout.country')}
        sent={sent}
        autoComplete={token('country')}
        options={main.countries}
        value={country}
        required
      />
      {between}
      {layOutAddress({ country, hasStates, isPlace }, addressLabelsOf(page.text)).map(
        ({ part, label, plainLabel, isShown, isRequired, share }) => (
          <CheckoutField
            key={part}
            name={`${group}.${part}`}
            label={label}
            plainLabel={plainLabel}
            sent={sent}
            part={part}
            isUnused={!isShown}
            required={isRequired}
            share={share}
            autoComplete={token(autofill[part])}
            error={part === 'state' ? cart.stateError : undefined}
            value={part === 'zip' || part === 'state' ? location?.[part] : undefined}
            list={part === 'state' && hasStates ? stateListId(country) : undefined}
          />
        ),
      )}
    </>
  );
}

/** What the script needs to arrange the fields for another country. */
export const addressData = ({ page }: Pick<CheckoutProps, 'page'>, group: AddressGroup) => ({
  'data-address': group,
  'data-labels': JSON.stringify(addressLabelsOf(page.text)),
});

const names = [
  ['firstName', 'given-name', 'checkout.firstName'],
  ['lastName', 'family-name', 'checkout.lastName'],
] as const;

/** Who buys. */
export const NameFields = ({
  view,
  page,
  group,
}: Pick<CheckoutProps, 'view' | 'page'> & { readonly group: AddressGroup }): ReactNode =>
  names.map(([name, autoComplete, label]) => (
    <CheckoutField
      key={name}
      name={`${group}.${name}`}
      label={page.text(label)}
      sent={view.formReturn}
      autoComplete={autoComplete}
      share="half"
      required
    />
  ));

const optionalFields: Readonly<Record<'company' | 'phone', Partial<CheckoutFieldProps>>> = {
  company: { autoComplete: 'organization' },
  phone: { autoComplete: 'tel', type: 'tel' },
};

/** A field that the owner requires, offers or hides. */
export function OptionalField({
  field,
  group,
  ...props
}: CheckoutProps & {
  readonly field: 'company' | 'phone';
  readonly group: AddressGroup;
}): ReactNode {
  const { main, view, page } = props;
  const mode: FieldMode = main.form[field];
  if (mode === 'hidden') return null;
  const label = page.text(`checkout.${field}`);
  return (
    <CheckoutField
      {...optionalFields[field]}
      name={`${group}.${field}`}
      label={mode === 'required' ? label : page.text('checkout.optional', { label })}
      sent={view.formReturn}
      required={mode === 'required'}
    />
  );
}

/** The shipping address. */
export function AddressFields(props: CheckoutProps): ReactNode {
  const group = 'shippingAddress';
  return (
    <fieldset className="checkout-group checkout-sent">
      <legend>{props.page.text('checkout.shippingAddress')}</legend>
      <div className="field-parts" {...addressData(props, group)}>
        <CountryFields
          {...props}
          group={group}
          between={
            <>
              <NameFields {...props} group={group} />
              <OptionalField {...props} field="company" group={group} />
            </>
          }
        />
        <OptionalField {...props} field="phone" group={group} />
      </div>
    </fieldset>
  );
}
