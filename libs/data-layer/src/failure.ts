/** What is said to people, in English. `{url}` and `{message}` are filled before a text is shown. */
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
 * Why a call failed. `loginRequired`, `authorizationFail` and `crumbFail` are flags of the body,
 * `rejected` is an error of the server's own, `timeout` and `aborted` ended the call here; the rest
 * is named after the text that it has in `dataLayerTexts`.
 */
export type FailureKind =
  | keyof typeof dataLayerTexts
  | 'loginRequired'
  | 'authorizationFail'
  | 'crumbFail'
  | 'rejected'
  | 'timeout'
  | 'aborted';

/** A call that failed, in words for people and in kinds for code. */
export interface Failure {
  readonly kind: FailureKind;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The server's error text where it gave one, else the text of the status. */
  readonly message: string;
  /** The server's own name of the error, where it gave one: `freshLoginRequired`. */
  readonly code?: string | undefined;
  /** The server's messages by field, where it gave any. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** What the server tells beside the words, such as the stock that is left; absent when it tells nothing. */
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
  /** The server's name for the call, under which its log knows it; absent when the answer has none. */
  readonly requestId?: string | undefined;
}

/** What a call comes to. A failure is a value: the data layer throws for bugs only. */
export type Result<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: Failure };

type StatusKind = 'unauthorized' | 'internal' | 'unavailable';

/** The statuses with a text of their own; they are not retried. */
export const kindOfStatus: Readonly<Record<number, StatusKind>> = {
  401: 'unauthorized',
  403: 'unauthorized',
  500: 'internal',
  501: 'internal',
  503: 'unavailable',
};
