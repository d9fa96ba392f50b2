import { isReservedPath, numberedSlug } from '@sitewright/contracts/links';

/**
 * The maximum number of suffixes that are tried. If all of them are taken, there is a bug, which must not hold the path
 * lock forever.
 */
const maxAttempts = 1_000;

/** Adds a number to the end of a slug, or to its first segment if that is reserved. The number 1 adds nothing. */
function addNumber(slug: string, number: number): string {
  const [first = '', ...rest] = slug.split('/');
  return number === 1 || rest.length === 0 || !isReservedPath(slug)
    ? numberedSlug(slug, number)
    : [numberedSlug(first, number), ...rest].join('/');
}

/** Returns the slug, with the first number for which `isTaken` returns false if it is taken itself. */
export async function findFreeSlug(
  slug: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; number <= maxAttempts; number += 1) {
    const candidate = addNumber(slug, number);
    if (!(await isTaken(candidate))) return candidate;
  }
  throw new Error(`No number makes the slug ${slug} free.`);
}
