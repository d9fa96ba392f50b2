/** What tracking says in the log, never to a visitor (specification 8, tracking). */
export const tracking = {
  eventFailed: 'Error tracking event: HTTP Status {code}',
  unexpectedStatus: 'XHR request DONE with unexpected status',
  settingsTimeout: 'Metric settings request timeout',
  pageLoadIdMissing: 'Unable to resolve pageLoadId',
  analyticsIdNotStored: 'Unable to store analyticsId',
  storageUnavailable: 'Unable access local/session storage.',
} as const;
