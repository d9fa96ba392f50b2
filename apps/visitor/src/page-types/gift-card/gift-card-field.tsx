import type { FormReturn } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';

/** A labeled field of a gift card page, with its submitted value, its help and its error. */
export function GiftCardField({
  name,
  label,
  sent,
  type = 'text',
  help,
  required = false,
  isLong = false,
  ...input
}: {
  readonly name: string;
  readonly label: string;
  readonly sent: FormReturn | undefined;
  readonly type?: 'text' | 'email' | 'date';
  readonly help?: string;
  readonly required?: boolean;
  readonly isLong?: boolean;
  readonly autoComplete?: string;
  readonly inputMode?: 'decimal';
  readonly maxLength?: number;
  readonly min?: string;
  readonly max?: string;
}): ReactNode {
  const id = `gift-card-${name}`;
  const error = sent?.errors[name];
  const control = {
    ...input,
    id,
    name,
    required,
    defaultValue: sent?.values[name] ?? '',
    autoFocus: error !== undefined && Object.keys(sent?.errors ?? {})[0] === name,
    'aria-invalid': error === undefined ? undefined : ('true' as const),
    'aria-describedby': `${id}-help ${id}-error`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea {...control} rows={4} /> : <input {...control} type={type} />}
      <p className="field-help" id={`${id}-help`}>
        {help}
      </p>
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}
