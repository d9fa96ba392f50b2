import {
  baseStyle,
  blockStyleSheets,
  boldStep,
  fontFamilyNames,
  replaceableSiteStyles,
  saveLinkStyle,
  sectionStyle,
  siteStyleSheet,
} from '@sitewright/blocks/view';
import announcementBarStyle from '../announcement-bar/announcement-bar.css?inline';
import cookieBannerStyle from '@sitewright/cookie-banner/styles.css?inline';
import { fontFaces } from '../fonts/font-faces.ts';
import footerStyle from '../footer/footer.css?inline';
import headerWideStyle from '../header/header-wide.css?inline';
import headerStyle from '../header/header.css?inline';
import mobileInfoBarStyle from '../mobile-info-bar/mobile-info-bar.css?inline';
import { frames } from '../page-types/frames.ts';
import popupOverlayStyle from '../popup-overlay/popup-overlay.css?inline';
import documentStyle from './document.css?inline';
import { iconColors, type IconColors } from './site-icon.ts';
import type { StyleChoices } from './style-choices.ts';

/** The complete style sheet of a page, inlined, so that the first paint needs no request. */
export interface PageStyleSheet {
  readonly css: string;
  readonly icon: IconColors;
}

/** The tokens, themes and blocks that a page uses, and nothing else. */
export function pageStyleSheet(choices: StyleChoices): PageStyleSheet {
  const { kind, styles, locale, themes, blockTypes, menuWidthPx } = choices;
  const { body, heading, bodyWeight, headingWeight } = styles.fonts;
  const used = [
    { name: body, weights: [bodyWeight, bodyWeight + boldStep] },
    { name: heading, weights: [headingWeight] },
  ];
  const extra = choices.isEditing ? fontFamilyNames.map((name) => ({ name, weights: [400] })) : [];
  const fonts = fontFaces([...used, ...extra], locale);
  const sheets = [
    fonts,
    baseStyle,
    // After the base styles, which the site styles override.
    (choices.isEditing ? replaceableSiteStyles : siteStyleSheet)(styles, themes),
    documentStyle,
    headerStyle,
    `@media (width >= ${menuWidthPx}px){${headerWideStyle}}`,
    sectionStyle,
    ...blockStyleSheets(blockTypes),
    ...frames[kind].styles,
    footerStyle,
    choices.hasSaveLinks ? saveLinkStyle : '',
    choices.hasAnnouncementBar ? announcementBarStyle : '',
    choices.hasInfoBar ? mobileInfoBarStyle : '',
    choices.hasPopup ? popupOverlayStyle : '',
    choices.hasCookieBanner ? cookieBannerStyle : '',
  ];
  return {
    css: [...new Set(sheets)].join(''),
    icon: iconColors(styles),
  };
}
