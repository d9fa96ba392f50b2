import { installmentBounds } from '@sitewright/commerce';
import type { InstallmentBounds } from '@sitewright/contracts/entities';
import type { CurrencyCode } from '@sitewright/money';
import { isOffered, type StoreSettings } from '../../cart/public.ts';

/** The orders that buyers can pay in installments; undefined if the store does not offer them (CHECKOUT-14). */
export function offeredInstallments(settings: StoreSettings): InstallmentBounds | undefined {
  const { installments, currency, locale } = settings;
  if (installments === null) return undefined;
  const { minCents, maxCents } = installments;
  const provider = {
    isConnected: isOffered('stripe', settings),
    installments: {
      ...(minCents === null ? {} : { minCents }),
      ...(maxCents === null ? {} : { maxCents }),
    },
  };
  return installmentBounds([provider], currency as CurrencyCode, locale);
}
