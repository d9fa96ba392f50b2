import { errorRow, type ErrorCode } from './error-table.ts';

/** An expected "no": a value that a rule or handler returns. */
export interface Refusal {
  readonly refused: ErrorCode;
  /** Values for the placeholders of the message. */
  readonly values?: Readonly<Record<string, string>>;
  /** Field id or path to message. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Data the client may act on, such as the stock that is left. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  /** When the call may be made again: the header `Retry-After` says so. */
  readonly retryAfterMs?: number;
}

export const refuse = (refused: ErrorCode, more: Omit<Refusal, 'refused'> = {}): Refusal => ({
  refused,
  ...more,
});

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' &&
  value !== null &&
  'refused' in value &&
  typeof value.refused === 'string';

/** The one body that every failed call answers (section 8: `error`, `errors` and the three flags). */
export interface ErrorEnvelope {
  readonly error: string;
  readonly code: ErrorCode;
  readonly requestId: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly detail?: Refusal['detail'];
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

/** What a refusal says, in English. */
const refusalSentence = ({ refused, values }: Refusal): string =>
  fillMessage(errorRow(refused).message, values);

/** A refusal as a failed call answers it; `say` gives its sentence in another language. */
export function errorEnvelope(
  refusal: Refusal,
  requestId: string,
  say: (refusal: Refusal) => string = refusalSentence,
): { status: number; body: ErrorEnvelope } {
  const row = errorRow(refusal.refused);
  return {
    status: row.status,
    body: {
      error: say(refusal),
      code: refusal.refused,
      requestId,
      ...(refusal.errors === undefined ? {} : { errors: refusal.errors }),
      ...(refusal.detail === undefined ? {} : { detail: refusal.detail }),
      ...(row.effect === undefined ? {} : { [row.effect]: true }),
    },
  };
}
