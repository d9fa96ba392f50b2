import type { DataFetch } from '@sitewright/data-layer';

/** Marks a PUT to be sent as PATCH: the specification's data layer only has four methods. */
export const patchHeader = { 'X-Patch': 'true' } as const;

/** A `fetch` that sends marked calls as PATCH. */
export const withPatch =
  (fetch: DataFetch): DataFetch =>
  (url, request) => {
    const { 'X-Patch': isPatch, ...headers } = request.headers;
    return isPatch === undefined
      ? fetch(url, request)
      : fetch(url, { ...request, method: 'PATCH' as 'PUT', headers });
  };
