/** An HTTP method of the data layer. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The host's abort signal: `AbortSignal` wherever there is one. */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer Prototype } }
  ? Prototype
  : object;

/** What the data layer hands to `fetch`. */
export interface DataRequest {
  readonly method: Method;
  readonly credentials: 'include';
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly signal: Signal | null;
}

/** What it reads of a response. */
export interface DataResponse {
  /** Whether the status is one of success. */
  readonly ok: boolean;
  readonly status: number;
  text(): Promise<string>;
}

/** The part of `fetch` that is used. */
export type DataFetch = (url: string, request: DataRequest) => Promise<DataResponse>;

/** Something in an answer that concerns more than its call. */
export interface DataLayerEvent {
  /**
   * `crumbFail`: the server rejected the crumb; the host resets the cookie, and the call is repeated once.
   * `loginRequired`, `authorizationFail`: the visitor must log in, or may not do this; the host shows its system error
   * overlay.
   */
  readonly type: 'crumbFail' | 'loginRequired' | 'authorizationFail';
  readonly url: string;
  readonly message: string;
  /** The crumb that the call carried. A host that resets the cookie keeps one that has come in its place. */
  readonly crumb: string | undefined;
}
