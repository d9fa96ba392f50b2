import { toSitePath } from '@sitewright/contracts/links';

/** The value of a search parameter; undefined unless it is text. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The path to continue at; undefined for an external URL. */
export const internalPath = (value: unknown): string | undefined =>
  typeof value === 'string' ? toSitePath(value) : undefined;
