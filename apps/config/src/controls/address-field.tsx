import { useState, type ReactNode } from 'react';
import { addressProblem } from '../links/address-problem.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** The address of a link. It is judged when it is left, so that nobody is corrected in the middle of a word. */
export function AddressField({
  problemOf = addressProblem,
  onChange,
  error,
  ...field
}: Omit<TextFieldProps, 'onBlur' | 'type' | 'isErrorSpoken'> & {
  /** What is wrong with an address, as a sentence. Default: whether it is one at all. */
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
