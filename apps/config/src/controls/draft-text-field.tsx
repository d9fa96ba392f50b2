import { useState, type ReactNode } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/**
 * A text that means something else than itself, such as words between commas: what is typed stays as it is
 * typed, and what it means is told with every change.
 */
export function DraftTextField({
  initial,
  onText,
  ...field
}: Omit<TextFieldProps, 'value' | 'onChange'> & {
  readonly initial: string;
  readonly onText: (text: string) => void;
}): ReactNode {
  const [text, setText] = useState(initial);
  return (
    <TextField
      {...field}
      value={text}
      onChange={(typed) => {
        setText(typed);
        onText(typed);
      }}
    />
  );
}
