import type { FormReturn } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { firstInvalidField } from './first-invalid-field.ts';

/** One field of the checkout form. Its name is its path in the order input. */
export interface CheckoutFieldProps {
  readonly name: string;
  readonly label: string;
  /** A label that fits any country, where no script changes it with the country. */
  readonly plainLabel?: string | undefined;
  readonly sent: FormReturn | undefined;
  /** Its error before anything is sent. */
  readonly error?: string | undefined;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric';
  readonly share?: 'half' | 'third' | undefined;
  readonly required?: boolean;
  readonly help?: string;
  readonly value?: string | undefined;
  /** Renders a select instead of an input. */
  readonly options?: readonly { readonly code: string; readonly name: string }[];
  /** The id of a list of suggestions. */
  readonly list?: string | undefined;
  /** The part of an address, which the script arranges. */
  readonly part?: string;
  /** Addresses of the chosen country do not have it. */
  readonly isUnused?: boolean;
  /** Multiple lines. */
  readonly isLong?: boolean;
  readonly maxLength?: number;
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
    maxLength,
  } = props;
  const id = `checkout-${name.replaceAll('.', '-')}`;
  const error = sent?.errors[name] ?? props.error;
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
    maxLength,
    defaultValue: sent?.values[name] ?? value,
    'aria-invalid': error === undefined ? undefined : ('true' as const),
    'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
  };
  const { maxLength: _, ...selectProps } = control;
  return (
    <div
      className="field"
      data-share={share}
      data-part={props.part}
      data-unused={props.isUnused === true ? '' : undefined}
    >
      <label htmlFor={id}>
        {props.part === undefined ? label : <span data-label="">{label}</span>}
        {props.plainLabel !== undefined && <span data-plain-label="">{props.plainLabel}</span>}
      </label>
      {options ? (
        <select {...selectProps}>
          {options.map(({ code, name: title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
      ) : props.isLong === true ? (
        <textarea {...control} />
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
