import type { Route } from '../../platform/routing/define-route.ts';
import { readCheckoutSettingsRoute } from './read-checkout-settings.ts';
import { writeCheckoutSettingsRoute } from './write-checkout-settings.ts';

/** What the checkout of a store asks for, for its owner. */
export const checkoutSettingsRoutes: readonly Route[] = [
  readCheckoutSettingsRoute,
  writeCheckoutSettingsRoute,
];
