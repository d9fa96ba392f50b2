/** The id of an object that Stripe may have expanded; null if there is none. */
export const stripeIdOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
