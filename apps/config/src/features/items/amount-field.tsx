import { useState, type ReactNode } from 'react';
import { TextField } from '../../controls/text-field.tsx';
import { readAmount, writeAmount } from './read-amount.ts';

/** A price or a number of pieces. What cannot be read stays as it was typed, with what is wrong with it below. */
export function AmountField({
  units,
  digits = 0,
  onUnits,
  error,
  currency,
  ...field
}: {
  readonly label: string;
  /** In the smallest units; not a number while what is typed is none. */
  readonly units: number;
  readonly digits?: number;
  readonly onUnits: (units: number) => void;
  readonly error: string | undefined;
  readonly currency?: string;
  readonly isDisabled: boolean;
}): ReactNode {
  const [typed, setTyped] = useState(() => writeAmount(units, digits));
  const unitsOf = (text: string) => {
    const read = readAmount(text, digits);
    return read.kind === 'amount' ? read.units : Number.NaN;
  };
  // Another value than the typed one comes from elsewhere, such as a stock that was read anew.
  const shown = Object.is(unitsOf(typed), units) ? typed : writeAmount(units, digits);
  const read = readAmount(shown, digits);
  return (
    <TextField
      {...field}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onUnits(unitsOf(text));
      }}
      error={read.kind === 'fault' ? read.text : error}
      {...(currency === undefined ? {} : { affix: currency })}
    />
  );
}
