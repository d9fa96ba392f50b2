import type { Route } from '../../platform/routing/define-route.ts';
import { readDemoDataRoute } from './read-demo-data.ts';
import { removeDemoDataRoute } from './remove-demo-data.ts';

/** The demo data of a store: how much there is, and its removal. */
export const demoDataRoutes: readonly Route[] = [readDemoDataRoute, removeDemoDataRoute];
