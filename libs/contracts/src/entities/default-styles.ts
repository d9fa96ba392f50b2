import type { SiteStyles } from './site-styles.ts';

/** The styles of a new website. */
export const defaultStyles: SiteStyles = {
  palette: {
    white: '#ffffff',
    light: '#f4f1ec',
    accent: '#8a4b2a',
    dark: '#2d3436',
    black: '#14181a',
  },
  fonts: {
    heading: 'fraunces',
    body: 'inter',
    headingWeight: 500,
    bodyWeight: 400,
    headingStyle: 'normal',
    headingTracking: -0.01,
    headingLeading: 1.1,
    bodyLeading: 1.6,
  },
  scale: { basePx: 17, ratio: 1.3 },
  spacing: { pageWidthPx: 1280, pagePaddingVw: 4, sectionPaddingVmax: 5, gapPx: 24 },
  buttons: { shape: 'rounded', look: 'solid', paddingEm: 1, uppercase: false },
  images: { radiusPx: 2 },
  motion: 'fade',
};
