/** An amount as somebody typed it, in the smallest units of which it has `digits` places; or what is wrong with it. */
export type TypedAmount =
  | { readonly kind: 'amount'; readonly units: number }
  | { readonly kind: 'fault'; readonly text: string };

const fault = (text: string): TypedAmount => ({ kind: 'fault', text });

/** Reads a typed amount without guessing: what is no number, too exact or too large is a fault and never another number. */
export function readAmount(typed: string, digits: number): TypedAmount {
  const match = /^(\d+)(?:[.,](\d*))?$/.exec(typed.trim());
  if (match === null)
    return fault(
      digits === 0
        ? 'Enter a whole number of 0 or more.'
        : 'Enter a number of 0 or more, such as 12.50.',
    );
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > digits)
    return fault(
      digits === 0 ? 'Enter a whole number.' : `Enter at most ${digits} digits behind the point.`,
    );
  const units = Number(whole + fraction.padEnd(digits, '0'));
  return units > 2_000_000_000 ? fault('This is too much.') : { kind: 'amount', units };
}

/** An amount as it stands in its field; nothing where what was typed is none. */
export const writeAmount = (units: number, digits: number): string =>
  Number.isNaN(units) ? '' : (units / 10 ** digits).toFixed(digits);
