import { isReservedPath, numberedSlug } from '@sitewright/contracts/links';

/**
 * The number of suffixes that are tried: a slug with all of them taken is a bug, and must not hold the lock of the
 * paths forever.
 */
const mostTries = 1_000;

/** A suffix resolves a taken path, but not a reserved first segment: that result is returned as it is. */
function numbered(slug: string, number: number): string {
  const [first = '', ...rest] = slug.split('/');
  return number === 1 || rest.length === 0 || !isReservedPath(slug)
    ? numberedSlug(slug, number)
    : [numberedSlug(first, number), ...rest].join('/');
}

/** The first numbered form of a slug for which `isTaken` returns false. */
export async function freeSlug(
  slug: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; number <= mostTries; number += 1) {
    const candidate = numbered(slug, number);
    if (!(await isTaken(candidate))) return candidate;
  }
  throw new Error(`No number makes the slug ${slug} free.`);
}
