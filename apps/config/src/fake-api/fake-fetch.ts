import { getResponse, type HttpHandler } from 'msw';
import type { DataFetch } from '@sitewright/data-layer';

/** A `fetch` that calls handlers instead of the network. Unhandled requests fail as if offline. */
export const fakeFetch =
  (handlers: readonly HttpHandler[]): DataFetch =>
  async (url, { method, headers, body, signal }) => {
    signal?.throwIfAborted();
    const init: RequestInit = { method, headers, body };
    const request = new Request(new URL(url, 'http://config.localhost'), init);
    const response = await getResponse([...handlers], request);
    if (response === undefined) throw new TypeError(`No handler for ${method} ${url}.`);
    return response;
  };
