import { useState, type ReactNode } from 'react';
import { TextField } from '../../controls/text-field.tsx';
import { parseAmount, formatTypedAmount } from './parse-amount.ts';

/** A price, a weight or a quantity. Invalid input stays as it was typed, with its error below. */
export function AmountField({
  units,
  digits = 0,
  minDigits = digits,
  locale = navigator.language,
  onUnits,
  error,
  ...field
}: {
  readonly label: string;
  /** In the smallest unit; NaN while the input is invalid. */
  readonly units: number;
  readonly digits?: number;
  /** How many decimal places are shown at least: all by default. */
  readonly minDigits?: number;
  /** The locale of the decimal separator; the owner's by default. */
  readonly locale?: string;
  readonly onUnits: (units: number) => void;
  readonly error: string | undefined;
  /** The currency or unit after the field. */
  readonly affix?: string;
  readonly isDisabled: boolean;
}): ReactNode {
  const style = { digits, minDigits, locale };
  const [typed, setTyped] = useState(() => formatTypedAmount(units, style));
  const unitsOf = (text: string) => {
    const parsed = parseAmount(text, style);
    return parsed.kind === 'amount' ? parsed.units : Number.NaN;
  };
  // If `units` is not the typed value, it was changed from outside, such as by a refetch of the stock.
  const shown = Object.is(unitsOf(typed), units) ? typed : formatTypedAmount(units, style);
  // A stock below zero is shown, but cannot be typed.
  const isFine = units < 0 && shown === formatTypedAmount(units, style);
  const parsed = isFine ? undefined : parseAmount(shown, style);
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
