import { err, type ErrorResult } from './error-result.ts';

/** That there is nothing at a path of the site. What follows a `?` is left out: it may hold what only its sender may know. */
export const notFoundAt = (requested: string): ErrorResult =>
  err('notFound', { detail: { path: requested.replace(/[?#].*$/s, '') } });
