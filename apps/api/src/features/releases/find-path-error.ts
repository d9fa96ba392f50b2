import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { PathHolder } from '../url-paths/public.ts';

/** A page, or an item of a collection, would be at a path that is something else's by now: a person decides which moves. */
export const findPathError = ({ kind, title, path }: PathHolder): ErrorResult =>
  kind === 'reserved'
    ? err('pathReserved', { values: { path: `/${path}` } })
    : err('pathTaken', { values: { title, path: `/${path}` } });
