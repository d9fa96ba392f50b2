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

/** The label of a tax: `VAT 19%`, or `Including VAT 19%` if the prices contain it. */
export function taxLabel(
  { detail = '', ratePercent = 0 }: TaxStep,
  isIncluded: boolean,
  text: VisitorText,
  locale: string,
): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const tax = `${detail || text('totals.tax')} ${percent.format(ratePercent / 100)}`;
  return isIncluded ? text('totals.includingTax', { tax }) : tax;
}
