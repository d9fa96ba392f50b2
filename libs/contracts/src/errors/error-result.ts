import { errorRow, errorTable, type ErrorCode } from './error-table.ts';

/** An expected failure that a rule or handler returns. */
export interface ErrorResult {
  readonly error: ErrorCode;
  /** Values for the placeholders of the message. */
  readonly values?: Readonly<Record<string, string>>;
  /** Field id or path to message. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Data that the client may use, such as the remaining stock. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  /** When to retry; sent as the header `Retry-After`. */
  readonly retryAfterMs?: number;
}

export const err = (error: ErrorCode, extras: Omit<ErrorResult, 'error'> = {}): ErrorResult => ({
  error,
  ...extras,
});

export const isErrorResult = (value: unknown): value is ErrorResult =>
  typeof value === 'object' &&
  value !== null &&
  'error' in value &&
  typeof value.error === 'string' &&
  Object.hasOwn(errorTable, value.error);

/** The body of every failed call (specification section 8: `error`, `errors` and the three flags). */
export interface ErrorEnvelope {
  readonly error: string;
  readonly code: ErrorCode;
  readonly requestId: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly detail?: ErrorResult['detail'];
  readonly loginRequired?: true;
  readonly authorizationFail?: true;
  readonly crumbFail?: true;
}

/** Placeholders without a value stay in the text, so that the mistake is visible. */
export const fillMessage = (
  message: string,
  values: Readonly<Record<string, string>> = {},
): string =>
  message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** The English message of an error. */
const errorSentence = ({ error, values }: ErrorResult): string =>
  fillMessage(errorRow(error).message, values);

/** The body of a failed call for an error; `translate` returns its message in another language. */
export function errorEnvelope(
  errorResult: ErrorResult,
  requestId: string,
  translate: (errorResult: ErrorResult) => string = errorSentence,
): { status: number; body: ErrorEnvelope } {
  const row = errorRow(errorResult.error);
  return {
    status: row.status,
    body: {
      error: translate(errorResult),
      code: errorResult.error,
      requestId,
      ...(errorResult.errors === undefined ? {} : { errors: errorResult.errors }),
      ...(errorResult.detail === undefined ? {} : { detail: errorResult.detail }),
      ...(row.effect === undefined ? {} : { [row.effect]: true }),
    },
  };
}
