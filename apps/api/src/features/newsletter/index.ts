import type { Route } from '../../platform/routing/define-route.ts';
import { unsubscribeRoute } from './unsubscribe.ts';

/** Mailing lists, as those who are on them meet them. */
export const newsletterRoutes: readonly Route[] = [unsubscribeRoute];
