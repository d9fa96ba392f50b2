import type { DataLayerPorts } from '../options.ts';
import type { DataLayerEvent } from '../ports.ts';
import { createCrumbCookie } from './crumb-cookie.ts';

/**
 * A browser's ports for a data layer: `fetch`, timers and the crumb cookie, which is reset after `crumbFail`. Forwards
 * every event to `emit`; a custom handler must reset the cookie itself.
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
      const timeoutSignal = window.AbortSignal.timeout(timeoutMs);
      return signal ? window.AbortSignal.any([timeoutSignal, signal]) : timeoutSignal;
    },
  };
};
