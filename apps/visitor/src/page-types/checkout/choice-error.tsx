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

/**
 * The attributes of a radio button that describe it: its own help, and the error of the group for its first button.
 * `helpId` is the id of the help.
 */
export function choiceProps(
  name: string,
  index: number,
  sent: FormReturn | undefined,
  helpId?: string,
): InputHTMLAttributes<HTMLInputElement> {
  const hasError = index === 0 && sent?.errors[name] !== undefined;
  const describedBy = [
    ...(helpId === undefined ? [] : [helpId]),
    ...(hasError ? [idOf(name)] : []),
  ];
  return {
    ...(describedBy.length === 0 ? {} : { 'aria-describedby': describedBy.join(' ') }),
    ...(hasError ? { 'aria-invalid': 'true', autoFocus: firstInvalidField(sent) === name } : {}),
  };
}
