/** The number format of a table: prefixes, and possible thousands separators. */
export interface NumberSigns {
  readonly decimal: '.' | ',';
  readonly group: '.' | ',';
}

const point: NumberSigns = { decimal: '.', group: ',' };
const comma: NumberSigns = { decimal: ',', group: '.' };

const signsOf = (locale: string): NumberSigns =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some(({ value }) => value === ',')
    ? comma
    : point;

/** The format that one number implies; undefined for an ambiguous one such as 1,240. */
function detectSigns(number: string): NumberSigns | undefined {
  const points = number.split('.').length - 1;
  const commas = number.split(',').length - 1;
  if (points > 0 && commas > 0)
    return number.lastIndexOf('.') > number.lastIndexOf(',') ? point : comma;
  if (points + commas === 0) return undefined;
  const [one, other] = points > 0 ? [point, comma] : [comma, point];
  if (points + commas > 1) return other;
  // Thousands are groups of three digits, after a first group of one to three.
  return /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(number) ? undefined : one;
}

/** The number format of a table: that of its unambiguous numbers, otherwise the language's. */
export function numberSigns(numbers: readonly string[], locale: string): NumberSigns {
  for (const number of numbers) {
    const detected = detectSigns(number);
    if (detected !== undefined) return detected;
  }
  return signsOf(locale);
}
