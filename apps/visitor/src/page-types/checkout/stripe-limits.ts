import type { StripeChoice } from '@sitewright/contracts/entities';

/** The amounts that Stripe charges in a currency, in its smallest unit. */
export type StripeRange = Pick<StripeChoice, 'minimumCents' | 'maximumCents'>;

/** Why Stripe does not charge an amount; null if it does. */
export function stripeLimit(
  { minimumCents, maximumCents }: StripeRange,
  payableCents: number,
): 'tooSmall' | 'tooLarge' | null {
  if (payableCents < minimumCents) return 'tooSmall';
  return payableCents > maximumCents ? 'tooLarge' : null;
}

/** The same for an option in the page, whose attributes have the range. */
export const stripeLimitOf = (
  { dataset }: HTMLElement,
  payableCents: number,
): ReturnType<typeof stripeLimit> =>
  stripeLimit(
    {
      minimumCents: Number(dataset['minimumCents']),
      maximumCents: Number(dataset['maximumCents']),
    },
    payableCents,
  );

/** Closes the option of Stripe while it would not charge the amount, and says why; opens it again otherwise. */
export function showStripeLimit(option: HTMLElement, payableCents: number): void {
  const limit = stripeLimitOf(option, payableCents);
  const input = option.querySelector<HTMLInputElement>('input[type="radio"]');
  const reason = option.querySelector<HTMLElement>('[data-limit]');
  if (input !== null) {
    input.disabled = limit !== null;
    if (limit !== null) input.checked = false;
  }
  if (reason === null) return;
  reason.hidden = limit === null;
  reason.textContent = limit === null ? '' : (option.dataset[limit] ?? '');
}
