import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { PathHolder } from '../url-paths/public.ts';

/** The error for a path that is reserved or taken by now: the owner must decide which page or item moves. */
export const toPathError = ({ kind, title, path }: PathHolder): ErrorResult =>
  kind === 'reserved'
    ? err('pathReserved', { values: { path: `/${path}` } })
    : err('pathTaken', { values: { title, path: `/${path}` } });
