import type { Signal } from './ports.ts';
import type { Fields } from './encode.ts';
import type { ApiRoot } from './to-url.ts';

/** Options of a call. */
export interface CallOptions<Data> {
  /** The root of a path without a leading slash. Default: '/api/'. */
  readonly root?: ApiRoot | undefined;
  /** Query parameters besides the crumb. Default: none. */
  readonly query?: Fields | undefined;
  /** The encoding of the body. Default: 'json'. */
  readonly encoding?: 'json' | 'form' | undefined;
  /** Sends the call to the secure origin, over https. Default: false. */
  readonly secure?: boolean | undefined;
  /** Number of retries. Default: the data layer's; for POST 0. */
  readonly retries?: number | undefined;
  /** Timeout of all attempts together. Default: the data layer's. */
  readonly timeoutMs?: number | undefined;
  /** Aborts the call; a GET with a signal is never shared. Default: none. */
  readonly signal?: Signal | undefined;
  /** Headers besides the content type. Default: none. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Lets the request outlive the page, with a body of up to 64 KiB. Default: false. */
  readonly keepalive?: boolean | undefined;
  /** Parses the data, such as a schema's `parse`; throws on invalid data. Default: none, the data are not checked. */
  readonly parse?: ((data: unknown) => Data) | undefined;
}
