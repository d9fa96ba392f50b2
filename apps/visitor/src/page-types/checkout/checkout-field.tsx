import type { FormReturn } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { firstInvalidField } from './first-invalid-field.ts';

/** One field of the checkout form. Its name is its path in the order input. */
export interface CheckoutFieldProps {
  readonly name: string;
  readonly label: string;
  readonly sent: FormReturn | undefined;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  readonly share?: 'half' | 'third';
  readonly required?: boolean;
  readonly help?: string;
  readonly value?: string | undefined;
  /** Renders a select instead of an input. */
  readonly options?: readonly { readonly code: string; readonly name: string }[];
  /** The id of a list of suggestions. */
  readonly list?: string | undefined;
}

/** A labeled field with its submitted value and its error. */
export function CheckoutField(props: CheckoutFieldProps): ReactNode {
  const {
    name,
    label,
    sent,
    share,
    required = false,
    help,
    options,
    type = 'text',
    value = '',
  } = props;
  const id = `checkout-${name.replaceAll('.', '-')}`;
  const error = sent?.errors[name];
  const describedBy = [
    ...(help === undefined ? [] : [`${id}-help`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ];
  const control = {
    id,
    name,
    required,
    autoComplete: props.autoComplete,
    autoFocus: firstInvalidField(sent) === name,
    defaultValue: sent?.values[name] ?? value,
    'aria-invalid': error === undefined ? undefined : ('true' as const),
    'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
  };
  return (
    <div className="field" data-share={share}>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select {...control}>
          {options.map(({ code, name: title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} type={type} inputMode={props.inputMode} list={props.list} />
      )}
      {help !== undefined && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <p className="field-error" id={`${id}-error`} data-error-for={name}>
        {error}
      </p>
    </div>
  );
}
