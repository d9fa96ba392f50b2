/** An HTTP method of the data layer. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The host's abort signal: usually `AbortSignal`. */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer Prototype } }
  ? Prototype
  : object;

/** The data layer's request for `fetch`. */
export interface DataRequest {
  readonly method: Method;
  readonly credentials: 'include';
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly signal: Signal | null;
  /** Only for calls that outlive the page. */
  readonly keepalive?: boolean;
}

/** The members of a response that the data layer uses. */
export interface DataResponse {
  /** Whether the status is successful. */
  readonly ok: boolean;
  readonly status: number;
  text(): Promise<string>;
}

/** The part of `fetch` that the data layer uses. */
export type DataFetch = (url: string, request: DataRequest) => Promise<DataResponse>;

/** An event that concerns more than its call. */
export interface DataLayerEvent {
  /**
   * `crumbFail`: the server rejected the crumb; the host resets the cookie, and the call is repeated once.
   * `loginRequired`, `authorizationFail`: the visitor must log in, or lacks a permission; the host shows its system
   * error overlay.
   */
  readonly type: 'crumbFail' | 'loginRequired' | 'authorizationFail';
  readonly url: string;
  readonly message: string;
  /** The crumb of the call. A host that resets the cookie keeps a newer one. */
  readonly crumb: string | undefined;
}
