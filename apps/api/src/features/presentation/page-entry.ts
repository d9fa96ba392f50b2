import type {
  AccessKind,
  CodeView,
  HeaderFooter,
  Navigation,
  Overlays,
  PageCode,
  PageDocument,
  PageKind,
  Seo,
  SiteStyles,
} from '@sitewright/contracts/entities';

/** Code of a page's own: as it was written, and as pages carry it, worked out once when it was written. */
export interface StoredCode extends CodeView {
  readonly written: PageCode;
}

/** A page as a release holds it: everything that a visitor's view of it depends on. */
export interface PageEntry {
  readonly pageId: string;
  readonly kind: PageKind;
  readonly collectionId: string | null;
  readonly title: string;
  readonly urlId: string;
  readonly access: AccessKind;
  readonly passwordHash: string | null;
  readonly isHomepage: boolean;
  readonly isHidden: boolean;
  readonly seo: Seo;
  readonly document: PageDocument;
  /** Absent, not empty, where there is none: pages without code are what they were before there was any. */
  readonly code?: StoredCode;
}

/** The parts of a presentation that every page shares. */
export interface PresentationParts {
  readonly styles: SiteStyles;
  readonly navigation: Navigation;
  readonly headerFooter: HeaderFooter;
  readonly overlays: Overlays;
}

export const partNames = [
  'styles',
  'navigation',
  'headerFooter',
  'overlays',
] as const satisfies readonly (keyof PresentationParts)[];
export type PartName = (typeof partNames)[number];

/** What owners call them. */
export const partTitles: Readonly<Record<PartName, string>> = {
  styles: 'Site styles',
  navigation: 'Navigation',
  headerFooter: 'Header and footer',
  overlays: 'Bars and popup',
};

/** Where visitors find a page: the homepage at the root. */
export const pathOfPage = (page: Pick<PageEntry, 'isHomepage' | 'urlId'>): string =>
  page.isHomepage ? '' : page.urlId;
