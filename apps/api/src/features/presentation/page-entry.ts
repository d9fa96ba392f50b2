import type {
  AccessKind,
  HeaderFooter,
  Navigation,
  Overlays,
  PageDocument,
  PageKind,
  Seo,
  SiteStyles,
} from '@sitewright/contracts/entities';

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

/** Where visitors find a page: the homepage at the root. */
export const pathOfPage = (page: Pick<PageEntry, 'isHomepage' | 'urlId'>): string =>
  page.isHomepage ? '' : page.urlId;
