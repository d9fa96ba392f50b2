/** How numbers of a table are written: what stands before parts of one, and what may stand between its thousands. */
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

/** What one number tells of the signs; undefined where it can be read in both ways, as 1,240 can. */
function detectSigns(number: string): NumberSigns | undefined {
  const points = number.split('.').length - 1;
  const commas = number.split(',').length - 1;
  if (points > 0 && commas > 0)
    return number.lastIndexOf('.') > number.lastIndexOf(',') ? point : comma;
  if (points + commas === 0) return undefined;
  const [one, other] = points > 0 ? [point, comma] : [comma, point];
  if (points + commas > 1) return other;
  // Thousands come in threes, and nothing comes before the first of them but one to three digits.
  return /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(number) ? undefined : one;
}

/** How a table writes its numbers: as those of them say that can be read in one way alone, else as its language does. */
export function numberSigns(numbers: readonly string[], locale: string): NumberSigns {
  for (const number of numbers) {
    const detected = detectSigns(number);
    if (detected !== undefined) return detected;
  }
  return signsOf(locale);
}
