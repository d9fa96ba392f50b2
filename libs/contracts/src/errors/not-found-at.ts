import { refuse, type Refusal } from './refusal.ts';

/** That there is nothing at a path of the site. What follows a `?` is left out: it may hold what only its sender may know. */
export const notFoundAt = (requested: string): Refusal =>
  refuse('notFound', { detail: { path: requested.replace(/[?#].*$/s, '') } });
