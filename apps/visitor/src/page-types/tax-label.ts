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

/** The label of a tax: `Tax: VAT 19%`. */
export function taxLabel(
  { detail = '', ratePercent = 0 }: TaxStep,
  label: string,
  locale: string,
): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  return `${label}: ${detail} ${percent.format(ratePercent / 100)}`;
}
