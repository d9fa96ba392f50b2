import type { SiteStyles } from '@sitewright/contracts/entities';

/** Cup red, citrus yellow and harbor green; large headings and square buttons. */
export const cafeStyles: SiteStyles = {
  palette: {
    white: '#fff7e8',
    light: '#ffd466',
    accent: '#c93a12',
    dark: '#123f3a',
    black: '#211612',
  },
  fonts: {
    heading: 'bricolage-grotesque',
    body: 'instrument-sans',
    headingWeight: 800,
    bodyWeight: 450,
    headingStyle: 'normal',
    headingTracking: -0.035,
    headingLeading: 0.96,
    bodyLeading: 1.55,
  },
  scale: { basePx: 17, ratio: 1.42 },
  spacing: { pageWidthPx: 1400, pagePaddingVw: 4, sectionPaddingVmax: 5, gapPx: 20 },
  buttons: { shape: 'square', look: 'solid', paddingEm: 1, uppercase: true },
  images: { radiusPx: 0 },
  motion: 'none',
};
