import { err, type ErrorResult } from '@sitewright/contracts/errors';

/** The revision of a state, derived from its content as on the server. */
export function fakeRevision(stored: unknown): string {
  let hash = 0;
  for (const character of JSON.stringify(stored)) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) % 2 ** 31;
  }
  return hash.toString(16);
}

/** The response to a read, with its revision. */
export const withRevision = <Stored extends object>(stored: Stored) => ({
  ...stored,
  revision: fakeRevision(stored),
});

/** The error of a write that is based on an outdated revision; null otherwise. */
export const conflictError = (
  baseRevision: string | undefined,
  stored: unknown,
): ErrorResult | null =>
  baseRevision === undefined || baseRevision === fakeRevision(stored) ? null : err('conflict');
