import { numberedSlug } from '@sitewright/contracts/links';

/** The first of a slug's numbered ones of which `isTaken` says no. */
export async function freeSlug(
  slug: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const numbered = numberedSlug(slug, number);
    if (!(await isTaken(numbered))) return numbered;
  }
}
