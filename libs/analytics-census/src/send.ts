/** A call of the census, as it is handed to `send`. At most one of `form`, `json` and `text` is its body. */
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
  /** How long to wait for the answer. Default: as long as the browser does. */
  readonly timeoutMs?: number;
}

/** What is read of an answer. */
export interface CensusResponse {
  readonly status: number;
  readonly text: () => Promise<string>;
}

/**
 * Sends a request at once, and so that it survives the end of the page. Rejects when there is no
 * answer; with an error named `TimeoutError` when `timeoutMs` has passed.
 */
export type Send = (request: CensusRequest) => Promise<CensusResponse>;

/** Sends a request whose failure concerns nobody: a visitor must never notice the census. */
export async function sendQuietly(send: Send, request: CensusRequest): Promise<void> {
  try {
    await send(request);
  } catch {
    // Nobody could do anything about it, and a visitor must not even see it in the console.
  }
}
