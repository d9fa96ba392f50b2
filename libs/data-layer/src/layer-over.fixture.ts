import { createDataLayer } from './create-data-layer.ts';
import type { DataLayerOptions } from './options.ts';
import type { DataLayerEvent, DataRequest } from './ports.ts';

/** A response of the server: a status and a body, as JSON or raw; an Error means no response. */
export type Answer = readonly [status: number, body?: unknown] | Error;

/** A data layer over a server with these responses in turn, repeating the last one. */
export const layerOver = (results: readonly Answer[], options: Partial<DataLayerOptions> = {}) => {
  const requests: { url: string; request: DataRequest }[] = [];
  const delays: number[] = [];
  const events: DataLayerEvent[] = [];
  const layer = createDataLayer({
    async fetch(url, request) {
      const response = results[Math.min(requests.push({ url, request }), results.length) - 1];
      if (!response || response instanceof Error)
        throw response ?? new TypeError('no answers left');
      const [status, body = {}] = response;
      return {
        ok: status >= 200 && status < 300,
        status,
        text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
      };
    },
    setTimer(callback, delayMs) {
      delays.push(delayMs);
      callback();
    },
    emit: (event) => events.push(event),
    ...options,
  });
  return { layer, requests, delays, events };
};
