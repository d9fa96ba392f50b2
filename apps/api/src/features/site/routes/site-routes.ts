import type { Route } from '../../../platform/routing/define-route.ts';
import { unlockPageRoute } from './unlock-page.ts';

/** Calls that pages of a site make about themselves. */
export const siteRoutes: readonly Route[] = [unlockPageRoute];
