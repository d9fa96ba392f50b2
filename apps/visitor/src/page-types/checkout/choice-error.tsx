import type { FormReturn } from '@sitewright/contracts/entities';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { firstInvalidField } from './first-invalid-field.ts';

interface Choice {
  readonly name: string;
  readonly sent: FormReturn | undefined;
}

const idOf = (name: string) => `checkout-${name.replaceAll('.', '-')}-error`;

/** The error of a radio group. */
export const ChoiceError = ({ name, sent }: Choice): ReactNode => (
  <p className="field-error" id={idOf(name)} data-error-for={name}>
    {sent?.errors[name]}
  </p>
);

/** The error attributes of a radio button: those of the group for its first button, none for the others. */
export function choiceErrorProps(
  name: string,
  index: number,
  sent: FormReturn | undefined,
): InputHTMLAttributes<HTMLInputElement> {
  return index > 0 || sent?.errors[name] === undefined
    ? {}
    : {
        'aria-invalid': 'true',
        'aria-describedby': idOf(name),
        autoFocus: firstInvalidField(sent) === name,
      };
}
