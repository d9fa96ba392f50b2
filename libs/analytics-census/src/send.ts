/** A request of the census. It has at most one of `form`, `json` and `text` as its body. */
export interface CensusRequest {
  /** Default: POST. */
  readonly method?: 'GET';
  readonly path: string;
  /** Sent form-encoded. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as plain text. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Timeout. Default: the browser's. */
  readonly timeoutMs?: number;
}

/** The used members of a response. */
export interface CensusResponse {
  readonly status: number;
  readonly text: () => Promise<string>;
}

/**
 * Sends a request at once, so that it outlives the page. Rejects without a response; after `timeoutMs` with an error
 * named `TimeoutError`.
 */
export type Send = (request: CensusRequest) => Promise<CensusResponse>;

/** Sends a request and ignores its failure, because the census must not affect visitors. */
export async function sendQuietly(send: Send, request: CensusRequest): Promise<void> {
  try {
    await send(request);
  } catch {
    // Nobody can act on a failure, and it must not appear in the console.
  }
}
