import { useState, type ReactNode } from 'react';
import { TextField } from '../../controls/text-field.tsx';
import { readAmount, writeAmount } from './read-amount.ts';

/** A price, a weight or a number of pieces. What cannot be read stays as it was typed, with what is wrong with it below. */
export function AmountField({
  units,
  digits = 0,
  locale = navigator.language,
  onUnits,
  error,
  ...field
}: {
  readonly label: string;
  /** In the smallest units; not a number while what is typed is none. */
  readonly units: number;
  readonly digits?: number;
  /** Whose decimal sign is written; the owner's own by default. */
  readonly locale?: string;
  readonly onUnits: (units: number) => void;
  readonly error: string | undefined;
  /** The currency or the unit, behind the field. */
  readonly affix?: string;
  readonly isDisabled: boolean;
}): ReactNode {
  const style = { digits, locale };
  const [typed, setTyped] = useState(() => writeAmount(units, style));
  const unitsOf = (text: string) => {
    const read = readAmount(text, style);
    return read.kind === 'amount' ? read.units : Number.NaN;
  };
  // Another value than the typed one comes from elsewhere, such as a stock that was read anew.
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
