/** A run of the load generator: requests for the same paths, repeated on a few open connections. */
export interface LoadJob {
  readonly port: number;
  readonly host: string;
  /** Paths that are requested in turn; `{n}` is replaced with a number that is unique to the request. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: number;
  readonly connections: number;
}

export interface LoadResult {
  readonly elapsedMs: number;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Total size of the response bodies. */
  readonly bodyBytes: number;
}
