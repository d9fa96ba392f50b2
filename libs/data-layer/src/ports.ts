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

/** Something in an answer that concerns the whole page. */
export interface DataLayerEvent {
  /** The visitor must log in, or may not do this: the host shows its system error overlay. */
  readonly type: 'loginRequired' | 'authorizationFail';
  readonly url: string;
  readonly message: string;
}
