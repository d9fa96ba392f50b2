import type { PaymentProvider } from '../../platform/payments/index.ts';
import type { StoreSettings } from './store-settings.ts';

/** The payment methods that a store offers to buyers. Payments that have started continue with any method. */
export const offeredPayments = (
  payments: readonly PaymentProvider[],
  { payments: enabledIds }: Pick<StoreSettings, 'payments'>,
): readonly PaymentProvider[] =>
  enabledIds === undefined ? payments : payments.filter(({ id }) => enabledIds.includes(id));
