/** Messages for people, in English, with the placeholders `{url}` and `{message}`. */
export const dataLayerTexts = {
  unparsable: 'Internal Error: Unable to parse server response from ({url}) as JSON: {message}',
  unauthorized: 'Unauthorized request',
  internal: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  connection: 'Unable to connect…',
} as const;

/** The texts of the data layer in one language. */
export type DataLayerTexts = { readonly [Key in keyof typeof dataLayerTexts]: string };

/**
 * The kind of a failure. `loginRequired`, `authorizationFail` and `crumbFail` are flags of the body, `rejected` is the
 * server's own error, `timeout` and `aborted` ended the call locally; the others are named after their text in
 * `dataLayerTexts`.
 */
export type FailureKind =
  | keyof typeof dataLayerTexts
  | 'loginRequired'
  | 'authorizationFail'
  | 'crumbFail'
  | 'rejected'
  | 'timeout'
  | 'aborted';

/** A failed call, with a message for people and a kind for code. */
export interface Failure {
  readonly kind: FailureKind;
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** The server's error message, otherwise the text of the status. */
  readonly message: string;
  /** The server's error code, if any: `freshLoginRequired`. */
  readonly code?: string | undefined;
  /** The server's messages by field, if any. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** The server's additional data, such as the remaining stock; absent if there is none. */
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
  /** The server's request id, which its log contains; absent if the response has none. */
  readonly requestId?: string | undefined;
}

/** The result of a call. A failure is a value: the data layer throws for bugs only. */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: Failure };

type StatusKind = 'unauthorized' | 'internal' | 'unavailable';

/** Statuses with their own texts; they are not retried. */
export const kindOfStatus: Readonly<Record<number, StatusKind>> = {
  401: 'unauthorized',
  403: 'unauthorized',
  500: 'internal',
  501: 'internal',
  503: 'unavailable',
};
