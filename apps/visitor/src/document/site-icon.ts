import { themeColours, type ThemeColours } from '@sitewright/blocks/view';
import type { SiteStyles } from '@sitewright/contracts/entities';

/** What the icon is drawn with. */
export type IconColours = Pick<ThemeColours, 'bg' | 'text'>;

/** The icon's colours: those of the site's boldest sections. Finding readable ones costs more than most pages. */
export const iconColours = ({ palette }: Pick<SiteStyles, 'palette'>): IconColours =>
  themeColours(palette, 'bright');

const letters = new Intl.Segmenter();

/** The first letter or sign of a title, as a reader sees it: an emoji is one. */
function initialOf(title: string, locale: string): string {
  const [first] = letters.segment(title.trim());
  return first?.segment.toLocaleUpperCase(locale) ?? '';
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The icon of a site as an SVG document: the initial of its title in its own colors. */
export const siteIconSvg = (title: string, { bg, text }: IconColours, locale: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${bg}"/>` +
  `<text x="16" y="22.5" font-family="system-ui,sans-serif" font-size="19" font-weight="600" text-anchor="middle" fill="${text}">${escaped(initialOf(title, locale))}</text></svg>`;

/** The same as part of a page, so that a browser asks for no file. */
export const siteIcon = (title: string, colours: IconColours, locale: string): string =>
  `data:image/svg+xml,${encodeURIComponent(siteIconSvg(title, colours, locale))}`;
