import type { Frame } from '../page-frame.ts';

/** A step on the way from the homepage. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** JSON-LD of the way from the homepage to a page. */
export function breadcrumbs(
  { website, baseUrl }: Pick<Frame, 'website' | 'baseUrl'>,
  trail: readonly Crumb[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: website.title, path: '/' }, ...trail].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${baseUrl}${path}`,
      }),
    ),
  };
}
