import type { DataLayerPorts } from '../options.ts';
import { createCrumbCookie } from './crumb-cookie.ts';

/** What a browser offers a data layer: its `fetch`, its timers and the crumb cookie. */
export const browserPorts = (window: Window & typeof globalThis): DataLayerPorts => ({
  fetch: (url, request) => window.fetch(url, request),
  ...createCrumbCookie(window.document),
  setTimer: (callback, delayMs) => window.setTimeout(callback, delayMs),
  limitTime: (timeoutMs, signal) => {
    const limit = window.AbortSignal.timeout(timeoutMs);
    return signal ? window.AbortSignal.any([limit, signal]) : limit;
  },
});
