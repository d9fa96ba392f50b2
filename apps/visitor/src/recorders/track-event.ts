/** Owners' code dispatches this event on the document; its `{ schema, data }` goes to the events service. */
export const trackEventType = 'sitewright:track';
