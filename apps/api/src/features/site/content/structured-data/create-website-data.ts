import type { Frame } from '../../view/page-frame.ts';

/** Creates JSON-LD of the site for its homepage: its name and the URL of its search. */
export const createWebsiteData = ({
  website,
  baseUrl,
}: Pick<Frame, 'website' | 'baseUrl'>): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: website.title,
  ...(website.description === '' ? {} : { description: website.description }),
  url: `${baseUrl}/`,
  inLanguage: website.locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${baseUrl}/search?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});
