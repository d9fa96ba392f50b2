import {
  baseStyle,
  blockStyleSheets,
  documentBlockTypes,
  documentThemes,
  fontFamilyNames,
  sectionStyle,
  siteStyleSheet,
} from '@sitewright/blocks/view';
import cookieBannerStyle from '@sitewright/cookie-banner/styles.css?inline';
import { sectionThemes } from '@sitewright/contracts/entities';
import type { PageView } from '@sitewright/contracts/entities';
import { fontFaces } from '../fonts/font-faces.ts';
import footerStyle from '../footer/footer.css?inline';
import headerWideStyle from '../header/header-wide.css?inline';
import headerStyle from '../header/header.css?inline';
import { menuWidth } from '../header/menu-width.ts';
import { frameOf } from '../page-types/frames.ts';
import documentStyle from './document.css?inline';

/** A page's whole style, in the page itself: nothing is requested before it can be drawn. */
export interface PageStyleSheet {
  readonly css: string;
  /** The font file to fetch at once. */
  readonly preload: string | undefined;
}

/** The families of the body and the headings; all of them while an owner may be trying them out. */
function familiesOf({ site, editing }: PageView): readonly string[] {
  const { body, heading } = site.styles.fonts;
  return editing === undefined ? [body, heading] : [body, heading, ...fontFamilyNames];
}

/** Everything this page is drawn with and nothing else: tokens, themes and blocks that it uses. */
export function pageStyleSheet(view: PageView): PageStyleSheet {
  const { main, footer, header, site, locale } = view;
  const frame = frameOf(main);
  const documents = 'document' in main ? [main.document, footer] : [footer];
  const themes =
    view.editing === undefined
      ? ([
          'lightest',
          header.theme,
          ...(frame.themes ?? []),
          ...documentThemes(...documents),
        ] as const)
      : sectionThemes;
  const types = [...documentBlockTypes(...documents), ...frame.blockTypes(main)];
  const fonts = fontFaces(familiesOf(view), locale);
  const sheets = [
    fonts.css,
    siteStyleSheet(site.styles, themes),
    baseStyle,
    documentStyle,
    headerStyle,
    `@media (width >= ${menuWidth(view)}px){${headerWideStyle}}`,
    sectionStyle,
    ...blockStyleSheets(types),
    ...frame.styles,
    footerStyle,
    view.context.cookieSettings.isCookieBannerEnabled ? cookieBannerStyle : '',
  ];
  return { css: [...new Set(sheets)].join(''), preload: fonts.preload };
}
