import type { CurrencyCode } from '@sitewright/money';

/** Default settings of a store. */
export const storeDefaults = {
  /** STORE-05 */
  currency: 'USD',
} as const satisfies { readonly currency: CurrencyCode };
