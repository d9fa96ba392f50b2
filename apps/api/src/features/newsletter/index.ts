import type { Route } from '../../platform/routing/define-route.ts';
import { unsubscribeRoute } from './unsubscribe.ts';

/** Mailing lists for subscribers. */
export const newsletterRoutes: readonly Route[] = [unsubscribeRoute];
