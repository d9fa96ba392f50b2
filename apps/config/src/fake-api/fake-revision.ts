import { err, type ErrorResult } from '@sitewright/contracts/errors';

/** The revision of a state, derived from its content as on the server. */
export function fakeRevision(stored: unknown): string {
  let hash = 0;
  for (const letter of JSON.stringify(stored)) {
    hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) % 2 ** 31;
  }
  return hash.toString(16);
}

/** The response to a read, with its revision. */
export const withRevision = <Stored extends object>(stored: Stored) => ({
  ...stored,
  revision: fakeRevision(stored),
});

/** The conflict of a write to an outdated revision. */
export const staleError = (based: string | undefined, stored: unknown): ErrorResult | null =>
  based === undefined || based === fakeRevision(stored) ? null : err('conflict');
