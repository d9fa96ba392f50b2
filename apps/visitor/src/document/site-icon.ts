import { themeColors, type ThemeColors } from '@sitewright/blocks/view';
import type { SiteStyles } from '@sitewright/contracts/entities';

/** The properties of a site that its icon is drawn from. */
export type IconColors = Pick<ThemeColors, 'bg' | 'text'>;

/** The colors of the site's `bright` sections. Cached with the style sheet: they cost more than rendering a page. */
export const iconColors = ({ palette }: Pick<SiteStyles, 'palette'>): IconColors =>
  themeColors(palette, 'bright');

const graphemes = new Intl.Segmenter();

/** The first grapheme of a title: an emoji counts as one. */
function initialOf(title: string, locale: string): string {
  const [first] = graphemes.segment(title.trim());
  return first?.segment.toLocaleUpperCase(locale) ?? '';
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The icon of a site as an SVG document: the initial of its title in the site's colors. */
export const siteIconSvg = (title: string, { bg, text }: IconColors, locale: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${bg}"/>` +
  `<text x="16" y="22.5" font-family="system-ui,sans-serif" font-size="19" font-weight="600" text-anchor="middle" fill="${text}">${escaped(initialOf(title, locale))}</text></svg>`;

/** The icon as a data URL, which saves a request. */
export const siteIcon = (title: string, colors: IconColors, locale: string): string =>
  `data:image/svg+xml,${encodeURIComponent(siteIconSvg(title, colors, locale))}`;
