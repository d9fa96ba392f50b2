import type { Signal } from './ports.ts';
import type { Fields } from './encode.ts';
import type { ApiRoot } from './to-url.ts';

/** What a single call can ask for. */
export interface CallOptions<Data> {
  /** The root that a path without a leading slash is below. Default: '/api/'. */
  readonly root?: ApiRoot | undefined;
  /** What the address carries besides the crumb. Default: nothing. */
  readonly query?: Fields | undefined;
  /** How the body is encoded. Default: 'json'. */
  readonly encoding?: 'json' | 'form' | undefined;
  /** Sends the call to where the session is safe, over https. Default: false. */
  readonly secure?: boolean | undefined;
  /** How often the call is repeated. Default: the data layer's; for POST 0. */
  readonly retries?: number | undefined;
  /** The time that it may take with all its attempts. Default: the data layer's. */
  readonly timeoutMs?: number | undefined;
  /** Aborts the call; a GET with a signal is never shared. Default: none. */
  readonly signal?: Signal | undefined;
  /** Headers beside the content type. Default: none. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Reads the data, for example a schema's `parse`; it throws when they are not what was asked for. Default: none, the data are taken at their word. */
  readonly parse?: ((data: unknown) => Data) | undefined;
}
