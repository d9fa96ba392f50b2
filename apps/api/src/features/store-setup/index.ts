import type { Route } from '../../platform/routing/define-route.ts';
import { dismissStoreSetupRoute, readStoreSetupRoute } from './store-setup.ts';

/** The setup guide of a store. */
export const storeSetupRoutes: readonly Route[] = [readStoreSetupRoute, dismissStoreSetupRoute];
