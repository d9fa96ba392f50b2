import type { PaymentMethod } from '@sitewright/contracts/entities';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import type { StoreSettings } from './store-settings.ts';

type OfferSettings = Pick<StoreSettings, 'payments' | 'stripeKey'>;

/** Buyers cannot use them before the owner says where to pay. */
const needInstructions: ReadonlySet<string> = new Set<PaymentMethod>([
  'bankTransfer',
  'cashOnPickup',
]);

/** Whether a store offers a payment method of the server; Stripe needs a connected account. */
export const isOffered = (
  method: string,
  { payments: enabledIds, stripeKey }: OfferSettings,
): boolean =>
  (enabledIds === undefined
    ? !needInstructions.has(method)
    : enabledIds.some((id) => id === method)) &&
  (method !== 'stripe' || stripeKey !== null);

/** The payment methods that a store offers to buyers. Payments that have started continue with any method. */
export const offeredPayments = (
  payments: readonly PaymentProvider[],
  settings: OfferSettings,
): readonly PaymentProvider[] => payments.filter(({ id }) => isOffered(id, settings));
