import { err, type ErrorResult } from './error-result.ts';

/** The error of a missing page. Omits the query, which may contain private data. */
export const notFoundAt = (requested: string): ErrorResult =>
  err('notFound', { detail: { path: requested.replace(/[?#].*$/s, '') } });
