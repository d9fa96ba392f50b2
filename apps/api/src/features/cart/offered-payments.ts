import type { PaymentProvider } from '../../platform/payments/index.ts';
import type { StoreSettings } from './store-settings.ts';

/** The payment methods that a store offers. A pending payment continues, even if its method is no longer offered. */
export const offeredPayments = (
  payments: readonly PaymentProvider[],
  { payments: chosen }: Pick<StoreSettings, 'payments'>,
): readonly PaymentProvider[] =>
  chosen === undefined ? payments : payments.filter(({ id }) => chosen.includes(id));
