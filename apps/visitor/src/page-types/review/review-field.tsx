import type { FormReturn } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';

/** A labeled field of the review page, with its submitted value, its help and its error. */
export function ReviewField({
  name,
  label,
  sent,
  value = '',
  type = 'text',
  help,
  isLong = false,
  ...input
}: {
  readonly name: string;
  readonly label: string;
  readonly sent: FormReturn | undefined;
  /** The suggested value. */
  readonly value?: string;
  readonly type?: 'text' | 'file';
  readonly help?: string;
  readonly isLong?: boolean;
  readonly required?: boolean;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly accept?: string;
  readonly multiple?: boolean;
}): ReactNode {
  const id = `review-${name}`;
  const error = sent?.errors[name];
  const control = {
    ...input,
    id,
    name,
    // A browser does not accept a value for files.
    ...(type === 'file' ? {} : { defaultValue: sent?.values[name] ?? value }),
    autoFocus: error !== undefined && Object.keys(sent?.errors ?? {})[0] === name,
    'aria-invalid': error === undefined ? undefined : ('true' as const),
    'aria-describedby': `${id}-help ${id}-error`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea {...control} rows={5} /> : <input {...control} type={type} />}
      <p className="field-help" id={`${id}-help`}>
        {help}
      </p>
      <p className="field-error" id={`${id}-error`} data-error={name}>
        {error}
      </p>
    </div>
  );
}
