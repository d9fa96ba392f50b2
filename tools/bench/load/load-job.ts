/** What the load generator is asked to do: the same requests over and over on a few open connections. */
export interface LoadJob {
  readonly port: number;
  readonly host: string;
  /** Paths that are asked for in turn; `{n}` becomes a number that no request had before. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: number;
  readonly connections: number;
}

/** What came back. */
export interface LoadResult {
  readonly elapsedMs: number;
  /** How many answers had which status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Bytes of all bodies. */
  readonly bodyBytes: number;
}
