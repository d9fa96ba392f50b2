import { useState, type ReactNode } from 'react';
import { TextField } from '../../controls/text-field.tsx';
import { readAmount, writeAmount } from './read-amount.ts';

/** A price, a weight or a quantity. Invalid input stays as it was typed, with its error below. */
export function AmountField({
  units,
  digits = 0,
  locale = navigator.language,
  onUnits,
  error,
  ...field
}: {
  readonly label: string;
  /** In the smallest unit; NaN while the input is invalid. */
  readonly units: number;
  readonly digits?: number;
  /** The locale of the decimal separator; the owner's by default. */
  readonly locale?: string;
  readonly onUnits: (units: number) => void;
  readonly error: string | undefined;
  /** The currency or unit after the field. */
  readonly affix?: string;
  readonly isDisabled: boolean;
}): ReactNode {
  const style = { digits, locale };
  const [typed, setTyped] = useState(() => writeAmount(units, style));
  const unitsOf = (text: string) => {
    const read = readAmount(text, style);
    return read.kind === 'amount' ? read.units : Number.NaN;
  };
  // A value other than the typed one comes from outside, such as a refetched stock.
  const shown = Object.is(unitsOf(typed), units) ? typed : writeAmount(units, style);
  const read = readAmount(shown, style);
  return (
    <TextField
      {...field}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onUnits(unitsOf(text));
      }}
      error={read.kind === 'fault' ? read.text : error}
    />
  );
}
