import type { EscapeManager } from '@sitewright/escape-manager';
import type { IslandRuntime, Viewer } from '@sitewright/blocks/client';
import type { SiteContext } from '@sitewright/contracts/entities';
import type { PageCensus } from './create-page-census.ts';

/** What the parts of a page share. */
export interface Page {
  readonly window: Window & typeof globalThis;
  readonly context: SiteContext;
  readonly log: (message: string, cause?: unknown) => void;
  readonly escape: EscapeManager;
  readonly census: PageCensus;
  /** Asks once for each page, however many want to know. */
  readonly readViewer: () => Promise<Viewer>;
  /** What islands are lent; its code comes with the first that asks. */
  readonly readServices: () => Promise<IslandRuntime>;
}

/** Brings a part of a page to life; may answer how that is undone. */
export type PagePart = (page: Page) => (() => void) | void;
