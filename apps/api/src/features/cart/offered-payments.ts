import type { PaymentProvider } from '../../platform/payments/index.ts';
import type { StoreSettings } from './store-settings.ts';

/** What a store offers of what the server has. A payment under way ends as it began, whatever is offered by then. */
export const offeredPayments = (
  payments: readonly PaymentProvider[],
  { payments: chosen }: Pick<StoreSettings, 'payments'>,
): readonly PaymentProvider[] =>
  chosen === undefined ? payments : payments.filter(({ id }) => chosen.includes(id));
