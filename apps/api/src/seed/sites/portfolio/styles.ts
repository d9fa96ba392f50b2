import type { SiteStyles } from '@sitewright/contracts/entities';

/** Paper white, black and one rust red: images are the only other color. */
export const portfolioStyles: SiteStyles = {
  palette: {
    white: '#fbfaf7',
    light: '#ecebe6',
    accent: '#b4532a',
    dark: '#1c1d1f',
    black: '#101113',
  },
  fonts: {
    heading: 'cormorant',
    body: 'karla',
    headingWeight: 500,
    bodyWeight: 400,
    headingStyle: 'normal',
    headingTracking: -0.015,
    headingLeading: 1.02,
    bodyLeading: 1.65,
  },
  scale: { basePx: 18, ratio: 1.4 },
  spacing: { pageWidthPx: 1480, pagePaddingVw: 4, sectionPaddingVmax: 5, gapPx: 20 },
  buttons: { shape: 'underline', look: 'outline', paddingEm: 0.6, uppercase: false },
  images: { radiusPx: 0 },
  motion: 'fade',
};
