import type { Route } from '../../../platform/routing/define-route.ts';
import { suggestResultsRoute } from './suggest-results.ts';
import { unlockPageRoute } from './unlock-page.ts';

/** API calls that the pages of a site make. */
export const siteRoutes: readonly Route[] = [unlockPageRoute, suggestResultsRoute];
