import { useState, type ReactNode } from 'react';
import { TextField } from '../../controls/text-field.tsx';
import { formatTypedAmount, parseAmount } from '../items/parse-amount.ts';

/** An amount that may be empty. Invalid input stays as it was typed, with its error below. */
export function OptionalAmountField({
  units,
  digits = 0,
  onUnits,
  error,
  ...field
}: {
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  /** In the smallest unit; null if empty, NaN while the input is invalid. */
  readonly units: number | null;
  readonly digits?: number;
  readonly onUnits: (units: number | null) => void;
  readonly error: string | undefined;
  /** The currency or unit after the field. */
  readonly affix?: string;
  readonly isDisabled?: boolean;
}): ReactNode {
  const style = { digits, locale: navigator.language };
  const textOf = (amount: number | null) => formatTypedAmount(amount ?? Number.NaN, style);
  const [typed, setTyped] = useState(() => textOf(units));
  const unitsOf = (text: string): number | null => {
    if (text.trim() === '') return null;
    const parsed = parseAmount(text, style);
    return parsed.kind === 'amount' ? parsed.units : Number.NaN;
  };
  // If `units` is not the typed value, it was changed from outside, such as by a newer version.
  const shown = Object.is(unitsOf(typed), units) ? typed : textOf(units);
  const parsed = shown.trim() === '' ? undefined : parseAmount(shown, style);
  return (
    <TextField
      {...field}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onUnits(unitsOf(text));
      }}
      error={parsed?.kind === 'error' ? parsed.text : error}
    />
  );
}
