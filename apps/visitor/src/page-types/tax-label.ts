import type { VisitorText } from '@sitewright/blocks/texts';

/** A tax with its rate, from a price breakdown. */
export interface TaxStep {
  readonly detail?: string | undefined;
  readonly ratePercent?: number | undefined;
  readonly amountCents: number;
}

/** The steps of a price breakdown that show its tax by rate; undefined without one, as in orders from before rates were stored. */
export function taxSteps(
  trace: readonly (TaxStep & { readonly rule: string })[] = [],
): readonly TaxStep[] | undefined {
  const steps = trace.filter(
    ({ rule, amountCents }) => (rule === 'tax' || rule === 'taxIncluded') && amountCents > 0,
  );
  return steps.length > 0 && steps.every(({ ratePercent }) => ratePercent !== undefined)
    ? steps
    : undefined;
}

/** By locale: creating one takes longer than formatting. */
const formats = new Map<string, Intl.NumberFormat>();

function formatRate(ratePercent: number, locale: string): string {
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
    formats.set(locale, format);
  }
  return format.format(ratePercent / 100);
}

/** The label of a tax: `VAT 19%`, or `Including VAT 19%` if the prices contain it. */
export function taxLabel(
  { detail = '', ratePercent = 0 }: TaxStep,
  isIncluded: boolean,
  text: VisitorText,
  locale: string,
): string {
  const tax = `${detail || text('totals.tax')} ${formatRate(ratePercent, locale)}`;
  return isIncluded ? text('totals.includingTax', { tax }) : tax;
}
