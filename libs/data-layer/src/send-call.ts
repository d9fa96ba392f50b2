import type { CallOptions } from './call-options.ts';
import { encodeFields, withQuery } from './encode.ts';
import type { Fields } from './encode.ts';
import type { Result } from './failure.ts';
import { dataLayerDefaults, numberOr } from './options.ts';
import type { DataLayerSettings } from './options.ts';
import type { DataLayerEvent, DataRequest, Method } from './ports.ts';
import { flags, noAnswer, readResponse } from './read-response.ts';
import { secureOrigin } from './to-url.ts';

/** A prepared call. */
export interface Call extends CallOptions<unknown> {
  readonly method: Method;
  /** With its query, without its crumb. */
  readonly url: string;
  readonly body: Fields | undefined;
}

/**
 * Sends a call until its result is final: once more after a rejected crumb, and up to `retries` times after other
 * statuses or no response. One timeout covers all attempts.
 */
export async function sendCall(call: Call, settings: DataLayerSettings): Promise<Result<unknown>> {
  // A window's own fetch and setTimeout must not be called as methods of another object.
  const { fetch, setTimer, texts, place } = settings;
  const request = toRequest(call, settings);
  const url = (call.secure ? secureOrigin(place) : '') + call.url;
  let retries = numberOr(call.retries, call.method === 'POST' ? 0 : numberOr(settings.retries, 0));
  let mayResetCrumb = true;

  for (;;) {
    const crumb = settings.readCrumb?.();
    let result: Result<unknown>;
    try {
      const response = await fetch(withQuery(url, { crumb }), request);
      // The URL in reports is without the crumb.
      result = readResponse(url, response, await response.text(), texts);
    } catch (error) {
      result = noAnswer(error, texts);
    }
    if (result.ok) return result;
    const { kind, status, message } = result.failure;
    if (flags.includes(kind))
      settings.emit?.({ type: kind as DataLayerEvent['type'], url, message, crumb });
    if (kind === 'crumbFail' && mayResetCrumb) {
      mayResetCrumb = false;
    } else if (retries > 0 && (kind === 'connection' || (kind === 'rejected' && status > 299))) {
      retries -= 1;
      await new Promise<void>((resolve) =>
        setTimer(resolve, numberOr(settings.retryDelayMs, dataLayerDefaults.retryDelayMs)),
      );
    } else {
      return result;
    }
  }
}

function toRequest(call: Call, settings: DataLayerSettings): DataRequest {
  const { method, body, headers } = call;
  const timeoutMs = numberOr(call.timeoutMs, numberOr(settings.timeoutMs, 0));
  const isForm = call.encoding === 'form';
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    method,
    credentials: 'include',
    headers: { ...(body && { 'Content-Type': type }), ...headers },
    body: body ? (isForm ? encodeFields(body) : JSON.stringify(body)) : null,
    signal: (timeoutMs ? settings.limitTime?.(timeoutMs, call.signal) : call.signal) ?? null,
    // For `fetch`, undefined is the default.
    keepalive: call.keepalive!,
  };
}
