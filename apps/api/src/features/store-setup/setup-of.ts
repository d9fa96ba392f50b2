import { listZones } from '@sitewright/commerce/shipping';
import type { StoreSetup } from '@sitewright/contracts/api';
import { chargesTax, type StoreSettings } from '../cart/public.ts';

/** What the tables say about a store. */
export interface StoreFacts {
  readonly hasStore: boolean;
  /** A product that visitors can buy. */
  readonly hasProduct: boolean;
  /** A product that is shipped. Undefined without products. */
  readonly hasShipped: boolean | undefined;
  readonly hasOrder: boolean;
  readonly isDismissed: boolean;
}

type SetupSettings = Pick<
  StoreSettings,
  'payments' | 'stripeKey' | 'shipping' | 'taxRules' | 'taxService' | 'storeCountry'
>;

/**
 * The setup guide, from the real state: nothing is ticked by hand. Taxes are set up with a rate, or with the country of a
 * store that charges none. A store that ships nothing has no step for shipping.
 */
export function setupOf(
  { payments, stripeKey, shipping, taxRules, taxService, storeCountry }: SetupSettings,
  { hasStore, hasProduct, hasShipped, hasOrder, isDismissed }: StoreFacts,
): StoreSetup {
  const ships =
    listZones(shipping).some(({ rates }) => rates.length > 0) ||
    shipping.pickups.length > 0 ||
    shipping.deliveries.length > 0;
  return {
    hasStore,
    isDismissed,
    steps: [
      { id: 'product', isDone: hasProduct },
      { id: 'payment', isDone: stripeKey !== null || (payments?.length ?? 0) > 0 },
      ...(hasShipped === false ? [] : [{ id: 'shipping' as const, isDone: ships }]),
      { id: 'tax', isDone: chargesTax({ taxRules, taxService }) || storeCountry !== '' },
      { id: 'order', isDone: hasOrder },
    ],
  };
}
