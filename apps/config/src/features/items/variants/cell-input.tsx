import { useState, type ReactNode } from 'react';
import { useShownError } from '../../../controls/shown-errors.tsx';
import { classNames } from '../../../theme/class-names.ts';
import { formatTypedAmount, parseAmount } from '../parse-amount.ts';
import styles from './variant-table.module.css';

interface CellProps {
  /** The accessible name: the column and the variant. */
  readonly label: string;
  /** Identifies the column for moving between rows. */
  readonly column: string;
  readonly error: string | undefined;
  readonly placeholder?: string;
}

/** A text in a table cell. Its error is a description for screen readers and a title for a pointer. */
export function TextCell({
  label,
  column,
  error,
  placeholder,
  value,
  inputMode,
  isNumber = false,
  onChange,
}: CellProps & {
  readonly value: string;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly isNumber?: boolean;
  readonly onChange: (text: string) => void;
}): ReactNode {
  useShownError(error);
  return (
    <input
      className={classNames(styles.input, isNumber && styles.number)}
      aria-label={label}
      aria-invalid={error !== undefined}
      {...(error === undefined ? {} : { 'aria-description': error, title: error })}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(inputMode === undefined ? { spellCheck: false } : { inputMode })}
      data-column={column}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A number in a table cell. Invalid input stays as it was typed, and is NaN. An empty cell may have a meaning: null. */
export function NumberCell({
  units,
  digits = 0,
  isOptional = false,
  onUnits,
  error,
  ...cell
}: CellProps & {
  /** In the smallest unit; NaN while the input is invalid. */
  readonly units: number | null;
  readonly digits?: number;
  readonly isOptional?: boolean;
  readonly onUnits: (units: number | null) => void;
}): ReactNode {
  const style = { digits, locale: navigator.language };
  const format = (value: number | null) => (value === null ? '' : formatTypedAmount(value, style));
  const read = (text: string): number | null => {
    if (isOptional && text.trim() === '') return null;
    const parsed = parseAmount(text, style);
    return parsed.kind === 'amount' ? parsed.units : Number.NaN;
  };
  const [typed, setTyped] = useState(() => format(units));
  // If `units` is not the typed value, it was changed from outside, such as by a bulk change.
  const shown = Object.is(read(typed), units) ? typed : format(units);
  // A stock below zero is shown, but cannot be typed.
  const isFine =
    (shown.trim() === '' && isOptional) || (units !== null && units < 0 && shown === format(units));
  const parsed = isFine ? undefined : parseAmount(shown, style);
  return (
    <TextCell
      {...cell}
      value={shown}
      isNumber
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      error={parsed?.kind === 'error' ? parsed.text : error}
      onChange={(text) => {
        setTyped(text);
        onUnits(read(text));
      }}
    />
  );
}
