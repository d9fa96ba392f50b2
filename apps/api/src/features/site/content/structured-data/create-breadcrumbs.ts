import type { Frame } from '../../view/page-frame.ts';

/** One level of the path from the homepage. */
export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

/** Creates JSON-LD of the path from the homepage to a page. */
export function createBreadcrumbs(
  { website, baseUrl }: Pick<Frame, 'website' | 'baseUrl'>,
  trail: readonly Breadcrumb[],
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
