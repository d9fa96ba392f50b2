import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { PathHolder } from '../url-paths/public.ts';

/** The path of a page or collection item is taken by now: a person must decide which one moves. */
export const findPathError = ({ kind, title, path }: PathHolder): ErrorResult =>
  kind === 'reserved'
    ? err('pathReserved', { values: { path: `/${path}` } })
    : err('pathTaken', { values: { title, path: `/${path}` } });
