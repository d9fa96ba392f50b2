import type { CurrencyCode } from '@sitewright/money';

/** What a store has until its owner says otherwise. */
export const storeDefaults = {
  /** STORE-05 */
  currency: 'USD',
} as const satisfies { readonly currency: CurrencyCode };
