import { useId, type ReactNode } from 'react';
import { Input, TextArea, TextField as AriaTextField } from 'react-aria-components';
import { FieldLabel, FieldNotes, fieldClass, inputClass, type FieldTextProps } from './field.tsx';
import styles from './field.module.css';
import { initialFocusProps } from './initial-focus-props.ts';
import type { Choice } from './select-field.tsx';

export interface TextFieldProps extends FieldTextProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly type?:
    | 'text'
    | 'email'
    | 'tel'
    | 'password'
    | 'url'
    | 'search'
    | 'date'
    | 'datetime-local'
    | 'time';
  readonly name?: string;
  /** The virtual keyboard on phones. */
  readonly inputMode?: 'decimal' | 'numeric';
  readonly autoComplete?: string;
  /** Takes the initial focus. */
  readonly isFirst?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  /** The maximum length that can be saved. Longer text can be typed and pasted, so that nothing is cut off silently. */
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** Values that can be chosen instead of typed, in a text field of one line. */
  readonly suggestions?: readonly Choice<string>[];
  /** Multiple lines. */
  readonly isLong?: boolean;
  /** A suffix after the text, as `.localhost`. */
  readonly affix?: string;
  /** Monospaced, for code and URLs. */
  readonly isCode?: boolean;
}

const numberFormat = new Intl.NumberFormat('en');

/** The error of a text that is too long; undefined otherwise. */
function lengthProblem(text: string, maxLength = Infinity): string | undefined {
  if (text.length <= maxLength) return undefined;
  return `Use ${numberFormat.format(maxLength)} characters or fewer. This has ${numberFormat.format(text.length)}.`;
}

/** A single-line or multi-line text field. */
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
    suggestions,
    ...field
  } = props;
  const listId = useId();
  const shownError = error ?? lengthProblem(field.value, maxLength);
  const labels = {
    label,
    help,
    error: shownError,
    isErrorSpoken,
    ...(isLabelHidden === undefined ? {} : { isLabelHidden }),
  };
  const inputProps = {
    className: inputClass,
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(isCode ? { spellCheck: false, style: { fontFamily: 'var(--font-mono)' } } : {}),
  };
  const input = isLong ? (
    <TextArea {...inputProps} />
  ) : (
    <Input {...inputProps} {...(suggestions === undefined ? {} : { list: listId })} />
  );
  return (
    <AriaTextField
      {...field}
      {...initialFocusProps(isFirst)}
      className={fieldClass}
      isInvalid={shownError !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel {...labels} />
      {affix === undefined ? (
        input
      ) : (
        <div className={styles.joined}>
          {input}
          <span className={styles.affix}>{affix}</span>
        </div>
      )}
      {suggestions !== undefined && (
        <datalist id={listId}>
          {suggestions.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </datalist>
      )}
      <FieldNotes {...labels} />
    </AriaTextField>
  );
}
