import { linkAttributes } from '@sitewright/blocks/view';
import type { ReactNode } from 'react';
import { CheckoutField } from './checkout-field.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { CustomField } from './custom-fields.tsx';
import { firstInvalidField } from './first-invalid-field.ts';

/** What the store wants to know about the order: its own fields, and a note. */
export function OrderDetails({ main, view, page }: CheckoutProps): ReactNode {
  const { fields, orderNotes } = main.form;
  if (fields.length === 0 && !orderNotes) return null;
  const { text } = page;
  return (
    <fieldset className="checkout-group">
      <legend>{text('checkout.details')}</legend>
      {fields.map((field) => (
        <CustomField key={field.id} field={field} page={page} view={view} />
      ))}
      {orderNotes && (
        <CheckoutField
          name="note"
          label={text('checkout.optional', { label: text('checkout.note') })}
          sent={view.formReturn}
          maxLength={1000}
          isLong
        />
      )}
    </fieldset>
  );
}

/** The checkbox that agrees to the terms of the store. */
export function TermsField({ main, view, page }: CheckoutProps): ReactNode {
  const { isRequired, text: ownText, url } = main.form.terms;
  if (!isRequired) return null;
  const sent = view.formReturn;
  const error = sent?.errors['acceptsTerms'];
  return (
    <div className="field">
      <label className="checkout-option">
        <input
          type="checkbox"
          name="acceptsTerms"
          value="yes"
          required
          defaultChecked={sent?.values['acceptsTerms'] !== undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first error gets the focus
          autoFocus={firstInvalidField(sent) === 'acceptsTerms'}
          aria-invalid={error === undefined ? undefined : 'true'}
          aria-describedby={error === undefined ? undefined : 'checkout-acceptsTerms-error'}
        />
        <span>{ownText === '' ? page.text('checkout.terms') : ownText}</span>
      </label>
      {url !== '' && (
        // A new tab: what was typed stays in this one.
        <a {...linkAttributes({ href: url, newWindow: true })} className="checkout-terms">
          {page.text('checkout.termsRead')}
        </a>
      )}
      <p className="field-error" id="checkout-acceptsTerms-error" data-error-for="acceptsTerms">
        {error}
      </p>
    </div>
  );
}
