/** Page hits, events, session, performance records, error reports and traces, after consent. */
export const analyticsCensus = Object.freeze({ name: 'analytics-census' });
