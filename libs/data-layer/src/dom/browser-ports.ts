import type { DataLayerPorts } from '../options.ts';
import type { DataLayerEvent } from '../ports.ts';
import { createCrumbCookie } from './crumb-cookie.ts';

/**
 * What a browser offers a data layer: its `fetch`, its timers and the crumb cookie, which is reset upon `crumbFail`.
 * Every event is handed on to `emit`; one that is put in the place of this port's resets the cookie itself.
 */
export const browserPorts = (
  window: Window & typeof globalThis,
  emit: (event: DataLayerEvent) => void = () => {},
): DataLayerPorts => {
  const { readCrumb, resetCrumb } = createCrumbCookie(window.document);
  return {
    fetch: (url, request) => window.fetch(url, request),
    readCrumb,
    emit: (event) => {
      if (event.type === 'crumbFail') resetCrumb(event.crumb);
      emit(event);
    },
    setTimer: (callback, delayMs) => window.setTimeout(callback, delayMs),
    limitTime: (timeoutMs, signal) => {
      const limit = window.AbortSignal.timeout(timeoutMs);
      return signal ? window.AbortSignal.any([limit, signal]) : limit;
    },
  };
};
