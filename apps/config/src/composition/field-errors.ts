import { CallError } from './call.ts';

/** The server's messages by field; empty when the failure concerns the whole form. */
export const fieldErrors = (error: Error | null): Readonly<Record<string, string>> =>
  error instanceof CallError ? (error.failure.errors ?? {}) : {};

/** The failure of the whole form: null when there is none, or when its fields say it all. */
export const formError = (error: Error | null): Error | null =>
  error === null || Object.keys(fieldErrors(error)).length > 0 ? null : error;
