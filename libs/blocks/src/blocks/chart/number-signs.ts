/** The decimal and thousands separators of a table. */
export interface NumberSigns {
  readonly decimal: '.' | ',';
  readonly group: '.' | ',';
}

const decimalPoint: NumberSigns = { decimal: '.', group: ',' };
const decimalComma: NumberSigns = { decimal: ',', group: '.' };

const separatorsOf = (locale: string): NumberSigns =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some(({ value }) => value === ',')
    ? decimalComma
    : decimalPoint;

/** The separators that a number implies; undefined for an ambiguous one such as 1,240. */
function detectSeparators(number: string): NumberSigns | undefined {
  const points = number.split('.').length - 1;
  const commas = number.split(',').length - 1;
  if (points > 0 && commas > 0)
    return number.lastIndexOf('.') > number.lastIndexOf(',') ? decimalPoint : decimalComma;
  if (points + commas === 0) return undefined;
  const [asDecimal, asGroup] =
    points > 0 ? [decimalPoint, decimalComma] : [decimalComma, decimalPoint];
  if (points + commas > 1) return asGroup;
  // Thousands are groups of three digits, after a first group of one to three.
  return /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(number) ? undefined : asDecimal;
}

/** The separators of the numbers in a table: those of its unambiguous numbers, otherwise the language's. */
export function numberSigns(numbers: readonly string[], locale: string): NumberSigns {
  for (const number of numbers) {
    const detected = detectSeparators(number);
    if (detected !== undefined) return detected;
  }
  return separatorsOf(locale);
}
