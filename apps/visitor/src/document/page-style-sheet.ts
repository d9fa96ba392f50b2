import {
  baseStyle,
  blockStyleSheets,
  fontFamilyNames,
  sectionStyle,
  siteStyleSheet,
} from '@sitewright/blocks/view';
import cookieBannerStyle from '@sitewright/cookie-banner/styles.css?inline';
import { fontFaces } from '../fonts/font-faces.ts';
import footerStyle from '../footer/footer.css?inline';
import headerWideStyle from '../header/header-wide.css?inline';
import headerStyle from '../header/header.css?inline';
import { frames } from '../page-types/frames.ts';
import documentStyle from './document.css?inline';
import { iconColours, type IconColours } from './site-icon.ts';
import type { StyleChoices } from './style-choices.ts';

/** A page's whole style, in the page itself: nothing is requested before it can be drawn. */
export interface PageStyleSheet {
  readonly css: string;
  /** The font file to fetch at once. */
  readonly preload: string | undefined;
  readonly icon: IconColours;
}

/** Everything that a page is drawn with and nothing else: tokens, themes and blocks that it uses. */
export function pageStyleSheet(choices: StyleChoices): PageStyleSheet {
  const { kind, styles, locale, themes, blockTypes, menuWidthPx } = choices;
  const { body, heading } = styles.fonts;
  const families = choices.isEditing ? [body, heading, ...fontFamilyNames] : [body, heading];
  const fonts = fontFaces(families, locale);
  const sheets = [
    fonts.css,
    siteStyleSheet(styles, themes),
    baseStyle,
    documentStyle,
    headerStyle,
    `@media (width >= ${menuWidthPx}px){${headerWideStyle}}`,
    sectionStyle,
    ...blockStyleSheets(blockTypes),
    ...frames[kind].styles,
    footerStyle,
    choices.hasCookieBanner ? cookieBannerStyle : '',
  ];
  return {
    css: [...new Set(sheets)].join(''),
    preload: fonts.preload,
    icon: iconColours(styles),
  };
}
