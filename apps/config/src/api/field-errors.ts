import { CallError } from './call.ts';

/** The server's messages by field; empty when the failure concerns the whole form. */
export const fieldErrors = (error: Error | null): Readonly<Record<string, string>> =>
  error instanceof CallError ? (error.failure.errors ?? {}) : {};

/** The error of a form member, or of the first of its entries. */
export const errorAt = (
  errors: Readonly<Record<string, string>>,
  path: string,
): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([key]) => key.startsWith(`${path}.`))?.[1];
