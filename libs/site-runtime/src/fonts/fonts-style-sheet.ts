import type { SiteContext } from '@sitewright/contracts/entities';

/** A font of the fonts service, by the name with which it is included. */
export type ServiceFont = SiteContext['googleFonts'][number];

/**
 * Address of the style sheet that brings fonts of a fonts service: `css2` with one `family` for each.
 *
 * @param base - address of the service, with or without its last slash. It is a setting: a site that serves its fonts
 * itself names its own, and no third party sees its visitors.
 * @returns undefined without fonts
 */
export function fontsStyleSheet(fonts: readonly ServiceFont[], base: string): string | undefined {
  if (fonts.length === 0) return undefined;
  const query = new URLSearchParams(fonts.map(({ includeName }) => ['family', includeName]));
  query.append('display', 'swap');
  return `${base.replace(/\/$/, '')}/css2?${query}`;
}
