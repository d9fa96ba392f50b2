import type { Route } from '../../platform/routing/define-route.ts';
import { giveConsentRoute } from './give-consent.ts';
import { readConsentStyleRoute } from './read-consent-style.ts';

/** Whether a visitor agrees to cookies. */
export const consentRoutes: readonly Route[] = [giveConsentRoute, readConsentStyleRoute];
