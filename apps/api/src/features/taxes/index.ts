import type { Route } from '../../platform/routing/define-route.ts';
import { readTaxesRoute } from './read-taxes.ts';
import { testTaxServiceRoute } from './test-tax-service.ts';
import { writeTaxesRoute } from './write-taxes.ts';

/** How a store charges tax, for its owner. */
export const taxRoutes: readonly Route[] = [readTaxesRoute, writeTaxesRoute, testTaxServiceRoute];
