import type { SiteContext } from '@sitewright/contracts/entities';

/** A font of the fonts service, by the name with which it is included. */
export type ServiceFont = SiteContext['googleFonts'][number];

/**
 * URL of a fonts service's style sheet: `css2` with one `family` for each font.
 *
 * @param base - URL of the service, with or without a trailing slash. Configurable, so that a site can serve its
 * fonts itself and no third party learns of its visitors.
 * @returns undefined without fonts
 */
export function fontsStyleSheet(fonts: readonly ServiceFont[], base: string): string | undefined {
  if (fonts.length === 0) return undefined;
  const query = new URLSearchParams(fonts.map(({ includeName }) => ['family', includeName]));
  query.append('display', 'swap');
  return `${base.replace(/\/$/, '')}/css2?${query}`;
}
