import type { StoreCheckout } from '@sitewright/contracts/entities';
import type { StoreSettings } from '../cart/public.ts';
import { revisionOf } from '../presentation/public.ts';

/** The checkout of a store, as its owner edits it. */
export const checkoutOf = ({
  expressCheckout,
  checkoutMinimumCents,
  checkout,
}: StoreSettings): StoreCheckout => ({
  expressCheckout,
  minimumCents: checkoutMinimumCents,
  ...checkout,
});

/** The settings as they are stored. */
export const toStoredCheckout = ({
  expressCheckout,
  minimumCents,
  ...checkout
}: StoreCheckout) => ({
  expressCheckout,
  checkoutMinimumCents: minimumCents,
  checkout,
});

export const withRevision = (checkout: StoreCheckout) => ({
  ...checkout,
  revision: revisionOf(checkout),
});
