import {
  defaultSiteHeader,
  defaultOverlays,
  noBusiness,
  type AssetView,
  type Block,
  type MainView,
  type PageDocument,
  type PageView,
  type Section,
  type SiteContext,
  type SiteStyles,
} from '@sitewright/contracts/entities';

/** A complete site context for renderer tests. */
export const sampleContext: SiteContext = {
  authenticatedAccount: null,
  website: {
    id: '0123456789abcdef01234567',
    baseUrl: 'https://studio.example',
    typekitId: '',
    developerMode: false,
    cloneable: false,
    websiteType: 4,
    siteStatus: { value: 8 },
    identifier: 'studio',
  },
  appDomain: 'localhost',
  websiteSettings: {
    disqusShortname: '',
    commentsEnabled: false,
    popupOverlaySettings: null,
    mobileInfoBarSettings: { style: 1 },
    pinterestOverlayOptions: { mode: 1 },
    useEscapeKeyToLogin: true,
  },
  websiteRoles: [],
  pageType: 2,
  templateId: 'base',
  locale: 'en-US',
  googleFonts: [],
  typekitFonts: [],
  rollups: { js: [], css: [] },
  frameRollups: { js: [], css: [] },
  showAnnouncementBar: false,
  demoCollections: [],
  cookieSettings: {
    cookieBannerCtaText: '',
    cookieBannerVariant: 'BAR',
    cookieBannerPosition: 'BOTTOM',
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerText: '',
    cookieBannerTheme: 'LIGHT',
    cookieBannerOptOutCtaText: '',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    isCookieBannerEnabled: false,
    isRestrictiveCookiePolicyEnabled: true,
    isVisitorDataRestricted: false,
    isRestrictiveCookiePolicyAbsolute: false,
  },
};

export const sampleStyles: SiteStyles = {
  palette: {
    white: '#ffffff',
    light: '#f3efe8',
    accent: '#9a4a2b',
    dark: '#2f3a35',
    black: '#161513',
  },
  fonts: {
    heading: 'fraunces',
    body: 'inter',
    headingWeight: 400,
    bodyWeight: 400,
    headingStyle: 'normal',
    headingTracking: -0.02,
    headingLeading: 1.08,
    bodyLeading: 1.65,
  },
  scale: { basePx: 17, ratio: 1.28 },
  spacing: { pageWidthPx: 1400, pagePaddingVw: 4, sectionPaddingVmax: 6.5, gapPx: 16 },
  buttons: { shape: 'rounded', look: 'solid', paddingEm: 1.1, uppercase: false },
  images: { radiusPx: 2 },
  motion: 'rise',
};

/** A stored image, merged with the test's own values. */
export const samplePicture = (id: string, more: Partial<AssetView> = {}): AssetView => ({
  id,
  kind: 'image',
  url: `/s/${id}/picture.jpg`,
  fileName: 'picture.jpg',
  contentType: 'image/jpeg',
  alt: 'A hillside in morning light',
  width: 3000,
  height: 2000,
  focalPoint: { x: 0.4, y: 0.6 },
  color: '#b9b2a4',
  ...more,
});

/** A block in the upper left corner, as wide as its section. */
export const sampleBlock = (
  type: number,
  props: Block['props'],
  more: Partial<Block> = {},
): Block => ({
  id: `block${type}`,
  type,
  version: 1,
  props,
  placement: { column: 1, row: 1, width: 12, height: 4 },
  ...more,
});

export const sampleSection = (
  blocks: readonly Block[],
  design: Partial<Section['design']> = {},
  id = 'sect',
): Section => ({
  id,
  design: { theme: 'lightest', height: 'auto', width: 'inset', align: 'start', ...design },
  layout: { columns: 12, blocks: Object.fromEntries(blocks.map((block) => [block.id, block])) },
});

export const sampleDocument = (...sections: readonly Section[]): PageDocument => ({
  schemaVersion: 1,
  sections: [...sections],
});

/** A complete page view around a main view, merged with the test's own values. */
export const samplePage = (main: MainView, more: Partial<PageView> = {}): PageView => ({
  context: sampleContext,
  locale: 'en-US',
  direction: 'ltr',
  site: {
    title: 'Studio Hale',
    description: 'Photographs of quiet places.',
    currency: 'EUR',
    styles: sampleStyles,
  },
  head: {
    title: 'Work — Studio Hale',
    description: 'A selection.',
    canonical: 'https://studio.example/work',
    noIndex: false,
    structuredData: [],
  },
  header: defaultSiteHeader,
  navigation: {
    main: [{ title: 'Work', href: '/work', newWindow: false, isCurrent: true, links: [] }],
    footer: [],
  },
  footer: sampleDocument(),
  overlays: defaultOverlays,
  business: noBusiness,
  path: '/work',
  main,
  data: {},
  ...more,
});
