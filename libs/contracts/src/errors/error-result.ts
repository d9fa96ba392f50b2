import { errorRow, errorTable, type ErrorCode } from './error-table.ts';

/** An expected "no": a value that a rule or handler returns. */
export interface ErrorResult {
  readonly error: ErrorCode;
  /** Values for the placeholders of the message. */
  readonly values?: Readonly<Record<string, string>>;
  /** Field id or path to message. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Data the client may act on, such as the stock that is left. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  /** When the call may be made again: the header `Retry-After` says so. */
  readonly retryAfterMs?: number;
}

export const err = (error: ErrorCode, more: Omit<ErrorResult, 'error'> = {}): ErrorResult => ({
  error,
  ...more,
});

export const isErrorResult = (value: unknown): value is ErrorResult =>
  typeof value === 'object' &&
  value !== null &&
  'error' in value &&
  typeof value.error === 'string' &&
  Object.hasOwn(errorTable, value.error);

/** The one body that every failed call answers (section 8: `error`, `errors` and the three flags). */
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

/** Placeholders that have no value stay as they are, so that a missing one is seen. */
export const fillMessage = (
  message: string,
  values: Readonly<Record<string, string>> = {},
): string =>
  message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** What an error says, in English. */
const errorSentence = ({ error, values }: ErrorResult): string =>
  fillMessage(errorRow(error).message, values);

/** An error as a failed call answers it; `say` gives its sentence in another language. */
export function errorEnvelope(
  errorResult: ErrorResult,
  requestId: string,
  say: (errorResult: ErrorResult) => string = errorSentence,
): { status: number; body: ErrorEnvelope } {
  const row = errorRow(errorResult.error);
  return {
    status: row.status,
    body: {
      error: say(errorResult),
      code: errorResult.error,
      requestId,
      ...(errorResult.errors === undefined ? {} : { errors: errorResult.errors }),
      ...(errorResult.detail === undefined ? {} : { detail: errorResult.detail }),
      ...(row.effect === undefined ? {} : { [row.effect]: true }),
    },
  };
}
