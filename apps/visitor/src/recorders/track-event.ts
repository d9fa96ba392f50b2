/** Owners' code dispatches it on the document: `{ schema, data }` goes to the events service. */
export const trackEventType = 'sitewright:track';
