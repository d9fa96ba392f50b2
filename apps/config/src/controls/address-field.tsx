import { useState, type ReactNode } from 'react';
import { addressProblem } from '../links/address-problem.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** The URL of a link. It is validated on blur, so that nobody is corrected while typing. */
export function AddressField({
  problemOf = addressProblem,
  onChange,
  error,
  ...field
}: Omit<TextFieldProps, 'onBlur' | 'type' | 'isErrorSpoken'> & {
  /** Validates a URL and returns an error message. Default: `addressProblem`. */
  readonly problemOf?: (address: string) => string | undefined;
}): ReactNode {
  const [isTyping, setTyping] = useState(false);
  return (
    <TextField
      {...field}
      onChange={(address) => {
        setTyping(true);
        onChange(address);
      }}
      onBlur={() => setTyping(false)}
      error={(isTyping ? undefined : problemOf(field.value)) ?? error}
      isErrorSpoken
    />
  );
}
