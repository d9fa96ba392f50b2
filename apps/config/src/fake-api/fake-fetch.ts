import { getResponse, type HttpHandler } from 'msw';
import type { DataFetch } from '@sitewright/data-layer';

/** A `fetch` that is answered by handlers instead of a network. Unhandled requests fail as if offline. */
export const fakeFetch =
  (handlers: readonly HttpHandler[]): DataFetch =>
  async (url, { method, headers, body, signal }) => {
    signal?.throwIfAborted();
    const init: RequestInit = { method, headers, body };
    const request = new Request(new URL(url, 'http://config.localhost'), init);
    const response = await getResponse([...handlers], request);
    if (response === undefined) throw new TypeError(`Nobody answers ${method} ${url}.`);
    return response;
  };
