import type { CensusResponse, Send } from '../send.ts';

/** The part of `fetch` that is used. */
export type PageFetch = (path: string, init: RequestInit) => Promise<CensusResponse>;

/** Sends by `fetch`, kept alive when the page is left before the answer. */
export function createPageSend(fetchPage: PageFetch): Send {
  return ({ path, method = 'POST', form, json, text, headers, timeoutMs }) =>
    fetchPage(path, {
      method,
      keepalive: true,
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      body: form
        ? new URLSearchParams(form)
        : json === undefined
          ? (text ?? null)
          : JSON.stringify(json),
      signal: timeoutMs ? AbortSignal.timeout(timeoutMs) : null,
    });
}
