import { useState, type ReactNode } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/**
 * A text that is parsed, such as one option per line: the typed text stays as it is, and every change reports the
 * parsed value.
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
