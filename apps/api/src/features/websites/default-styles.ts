import type {
  HeaderFooter,
  Navigation,
  PageDocument,
  SiteStyles,
} from '@sitewright/contracts/entities';
import { blockType } from '@sitewright/contracts/codes';

/** What a new website looks like before its owner chose anything. */
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

export const emptyNavigation: Navigation = { main: [], footer: [] };

/** A first page that says what to do next. */
export const firstDocument = (title: string): PageDocument => ({
  schemaVersion: 1,
  sections: [
    {
      id: 'welcome',
      design: { theme: 'light', height: 'large', width: 'inset', align: 'center' },
      layout: {
        columns: 12,
        blocks: {
          title: {
            id: 'title',
            type: blockType.HEADING,
            version: 1,
            props: { text: title, level: '1', size: 'display' },
            placement: { column: 2, row: 1, width: 10, height: 2 },
          },
        },
      },
    },
  ],
});

export const defaultHeaderFooter: HeaderFooter = {
  header: {
    layout: 'logo-left',
    theme: 'lightest',
    transparent: false,
    sticky: false,
    logoId: null,
    tagline: '',
    button: null,
    showCart: false,
    social: [],
  },
  footer: { schemaVersion: 1, sections: [] },
};
