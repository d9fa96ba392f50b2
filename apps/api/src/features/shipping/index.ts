import type { Route } from '../../platform/routing/define-route.ts';
import { readServiceSecretRoute, testRateServiceRoute } from './rate-services.ts';
import { readShippingRoute } from './read-shipping.ts';
import { writeShippingRoute } from './write-shipping.ts';

/** How a store ships, for its owner. */
export const shippingRoutes: readonly Route[] = [
  readShippingRoute,
  writeShippingRoute,
  readServiceSecretRoute,
  testRateServiceRoute,
];
