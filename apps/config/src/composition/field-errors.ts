import { CallError } from './call.ts';

/** The server's messages by field; empty when the failure concerns the whole form. */
export const fieldErrors = (error: Error | null): Readonly<Record<string, string>> =>
  error instanceof CallError ? (error.failure.errors ?? {}) : {};

/** The sentence for the whole form: undefined when there is no failure, or its fields say it all. */
export const formError = (error: Error | null): string | undefined =>
  error === null || Object.keys(fieldErrors(error)).length > 0 ? undefined : error.message;
