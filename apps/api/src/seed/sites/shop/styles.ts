import type { SiteStyles } from '@sitewright/contracts/entities';

/** Oat, clay and sage, a soft old-style serif, round corners: the colors are those of the glazes. */
export const shopStyles: SiteStyles = {
  palette: {
    white: '#fcfaf5',
    light: '#f4e7dc',
    accent: '#3c675c',
    dark: '#2e475b',
    black: '#22302d',
  },
  fonts: {
    heading: 'fraunces',
    body: 'work-sans',
    headingWeight: 420,
    bodyWeight: 400,
    headingStyle: 'normal',
    headingTracking: -0.022,
    headingLeading: 1.08,
    bodyLeading: 1.6,
  },
  scale: { basePx: 17, ratio: 1.33 },
  spacing: { pageWidthPx: 1320, pagePaddingVw: 5, sectionPaddingVmax: 5.5, gapPx: 24 },
  buttons: { shape: 'pill', look: 'solid', paddingEm: 1, uppercase: false },
  images: { radiusPx: 16 },
  motion: 'rise',
};
