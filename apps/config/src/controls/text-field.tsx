import type { ReactNode } from 'react';
import { Input, TextArea, TextField as AriaTextField } from 'react-aria-components';
import { FieldLabel, FieldNotes, fieldClass, inputClass, type FieldWords } from './field.tsx';
import styles from './field.module.css';
import { firstFocus } from './first-focus.ts';

export interface TextFieldProps extends FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'search' | 'date' | 'datetime-local';
  readonly name?: string;
  /** Which keys a phone shows. */
  readonly inputMode?: 'decimal' | 'numeric';
  readonly autoComplete?: string;
  /** The focus begins here. */
  readonly isFirst?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** The most characters that can be saved. More can be typed and pasted, so that nothing is cut off unseen. */
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** Several lines. */
  readonly isLong?: boolean;
  /** Stands after the text, as `.localhost`. */
  readonly affix?: string;
  /** For code and addresses. */
  readonly isCode?: boolean;
}

const written = new Intl.NumberFormat('en');

/** What is wrong with a text that is too long; undefined while it is not. */
function lengthProblem(text: string, maxLength = Infinity): string | undefined {
  if (text.length <= maxLength) return undefined;
  return `Use ${written.format(maxLength)} characters or fewer. This has ${written.format(text.length)}.`;
}

/** One line of text, or several. */
export function TextField(props: TextFieldProps): ReactNode {
  const {
    label,
    help,
    error,
    isLabelHidden,
    isErrorSpoken = false,
    isLong,
    affix,
    placeholder,
    isCode,
    isFirst,
    maxLength,
    ...field
  } = props;
  const shownError = error ?? lengthProblem(field.value, maxLength);
  const words = {
    label,
    help,
    error: shownError,
    isErrorSpoken,
    ...(isLabelHidden === undefined ? {} : { isLabelHidden }),
  };
  const shown = {
    className: inputClass,
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(isCode ? { spellCheck: false, style: { fontFamily: 'var(--font-mono)' } } : {}),
  };
  const input = isLong ? <TextArea {...shown} /> : <Input {...shown} />;
  return (
    <AriaTextField
      {...field}
      {...firstFocus(isFirst)}
      className={fieldClass}
      isInvalid={shownError !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel {...words} />
      {affix === undefined ? (
        input
      ) : (
        <div className={styles.joined}>
          {input}
          <span className={styles.affix}>{affix}</span>
        </div>
      )}
      <FieldNotes {...words} />
    </AriaTextField>
  );
}
