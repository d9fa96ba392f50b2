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

/** Custom code of a page: the source, and its compiled form, created when it was written. */
export interface StoredCode extends CodeView {
  readonly written: PageCode;
}

/** A page in a release: everything that a visitor's view of it depends on. */
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
  /** Absent instead of empty, so that the hash of pages without code stays the same. */
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

/** The labels of the parts for owners. */
export const partTitles: Readonly<Record<PartName, string>> = {
  styles: 'Site styles',
  navigation: 'Navigation',
  headerFooter: 'Header and footer',
  overlays: 'Bars and popup',
};

/** The path of a page: '' for the homepage. */
export const pathOfPage = (page: Pick<PageEntry, 'isHomepage' | 'urlId'>): string =>
  page.isHomepage ? '' : page.urlId;
