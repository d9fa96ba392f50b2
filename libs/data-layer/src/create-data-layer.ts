import type { CallOptions } from './call-options.ts';
import { withQuery } from './encode.ts';
import type { Fields } from './encode.ts';
import type { Result } from './failure.ts';
import { dataLayerDefaults } from './options.ts';
import type { DataLayerOptions } from './options.ts';
import type { Method } from './ports.ts';
import { unparsable } from './read-response.ts';
import { sendCall } from './send-call.ts';
import { toUrl } from './to-url.ts';

type CallWithoutBody = <Data = unknown>(
  path: string,
  options?: CallOptions<Data>,
) => Promise<Result<Data>>;
type CallWithBody = <Data = unknown>(
  path: string,
  body?: Fields,
  options?: CallOptions<Data>,
) => Promise<Result<Data>>;

/** Calls to the server. Each resolves to a `Result` and never rejects. */
export interface DataLayer {
  /** Concurrent GETs of one URL share the first one's request. */
  readonly get: CallWithoutBody;
  readonly post: CallWithBody;
  readonly put: CallWithBody;
  readonly delete: CallWithoutBody;
}

/** Creates a data layer from the host's functions. */
export function createDataLayer(options: DataLayerOptions): DataLayer {
  const texts = { ...dataLayerDefaults.texts, ...options.texts };
  const settings = { ...dataLayerDefaults, ...options, texts };
  const runningCalls = new Map<unknown, Promise<Result<unknown>>>();

  async function call<Data>(
    method: Method,
    path: string,
    body?: Fields,
    callOptions: CallOptions<Data> = {},
  ): Promise<Result<Data>> {
    const { root, query, parse, signal } = callOptions;
    const url = withQuery(toUrl(path, root), query);
    // An unshared call has a unique key.
    const key = method === 'GET' && !signal ? url : {};
    let running = runningCalls.get(key);
    if (!running) {
      const remove = () => runningCalls.delete(key);
      running = sendCall({ ...callOptions, method, url, body }, settings);
      // Not with `finally`, which would delay the result by two microtasks.
      void running.then(remove, remove);
      runningCalls.set(key, running);
    }
    const result = await running;
    try {
      return result.ok && parse ? { ok: true, data: parse(result.data) } : (result as Result<Data>);
    } catch (error) {
      return unparsable(url, 200, error, texts);
    }
  }

  return {
    get: (path, callOptions) => call('GET', path, undefined, callOptions),
    post: (path, body, callOptions) => call('POST', path, body, callOptions),
    put: (path, body, callOptions) => call('PUT', path, body, callOptions),
    delete: (path, callOptions) => call('DELETE', path, undefined, callOptions),
  };
}
