import { refuse, type Refusal } from '@sitewright/contracts/errors';
import type { PathHolder } from '../url-paths/public.ts';

/** A page, or an item of a collection, would be at a path that is something else's by now: a person decides which moves. */
export const pathRefusal = ({ kind, title, path }: PathHolder): Refusal =>
  kind === 'reserved'
    ? refuse('pathReserved', { values: { path: `/${path}` } })
    : refuse('pathTaken', { values: { title, path: `/${path}` } });
