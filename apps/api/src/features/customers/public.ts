/** What other features may call. */
export { insertConsent, latestConsents } from './consents.queries.ts';
