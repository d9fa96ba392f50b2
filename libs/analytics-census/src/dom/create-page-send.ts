import type { CensusResponse, Send } from '../send.ts';

/** The used part of `fetch`. */
export type PageFetch = (path: string, init: RequestInit) => Promise<CensusResponse>;

/** Sends requests with `fetch` and `keepalive`, so that they outlive the page. */
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
