import { err, type ErrorResult } from '@sitewright/contracts/errors';

/** Names a state by what it holds, as the server does; how does not matter to the screens. */
export function fakeRevision(stored: unknown): string {
  let hash = 0;
  for (const letter of JSON.stringify(stored)) {
    hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) % 2 ** 31;
  }
  return hash.toString(16);
}

/** What is read to be written back. */
export const withRevision = <Stored extends object>(stored: Stored) => ({
  ...stored,
  revision: fakeRevision(stored),
});

/** The conflict of a write that was made on another state. */
export const staleError = (based: string | undefined, stored: unknown): ErrorResult | null =>
  based === undefined || based === fakeRevision(stored) ? null : err('conflict');
