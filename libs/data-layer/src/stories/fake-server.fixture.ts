import type { DataFetch, DataResponse } from '../index.ts';

/** A response of the fake server; `undefined` means no response. */
export interface FakeAnswer {
  readonly status?: number;
  /** The body: an object is sent as JSON, a string as it is. */
  readonly body?: object | string;
}

/** A log entry: request and response. */
export interface LoggedCall {
  readonly id: number;
  readonly request: string;
  readonly answer: string;
}

/** The fake server's response to the n-th call of a path, counted from 1. */
export type Script = (path: string, count: number) => FakeAnswer | undefined;

const latencyMs = 400;

function toResponse({ status = 200, body = {} }: FakeAnswer): DataResponse {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { ok: status >= 200 && status < 300, status, text: () => Promise.resolve(text) };
}

/** A `fetch` without a network: it follows a script, takes time and writes a log. */
export function createFakeFetch(script: Script, log: (call: LoggedCall) => void): DataFetch {
  const counts = new Map<string, number>();
  let id = 0;
  return (url, { method, signal }) =>
    new Promise((resolve, reject) => {
      const path = url.split('?')[0] ?? url;
      const count = (counts.get(path) ?? 0) + 1;
      counts.set(path, count);
      const result = script(path, count);
      const line = { id: (id += 1), request: `${method} ${url}` };
      log({ ...line, answer: '…' });
      signal?.addEventListener('abort', () => {
        log({ ...line, answer: 'given up' });
        reject(signal.reason);
      });
      setTimeout(() => {
        if (signal?.aborted) return;
        log({ ...line, answer: result ? `${result.status ?? 200}` : 'no connection' });
        if (result) resolve(toResponse(result));
        else reject(new TypeError('Failed to fetch'));
      }, latencyMs);
    });
}
