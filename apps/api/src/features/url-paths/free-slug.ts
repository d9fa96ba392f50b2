import { isReservedPath, numberedSlug } from '@sitewright/contracts/links';

/** So many numbers are tried: a slug of which all are taken is a bug, and must not hold the website's paths for ever. */
const mostTries = 1_000;

/** A number at the end helps against what has the path, and none against a reserved first segment: that one gets it. */
function numbered(slug: string, number: number): string {
  const [first = '', ...rest] = slug.split('/');
  return number === 1 || rest.length === 0 || !isReservedPath(slug)
    ? numberedSlug(slug, number)
    : [numberedSlug(first, number), ...rest].join('/');
}

/** The first of a slug's numbered ones of which `isTaken` says no. */
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
