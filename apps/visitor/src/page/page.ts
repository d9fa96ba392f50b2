import type { EscapeManager } from '@sitewright/escape-manager';
import type { IslandRuntime, Viewer } from '@sitewright/blocks/client';
import type { SiteContext } from '@sitewright/contracts/entities';
import type { PageCensus } from '../census/create-page-census.ts';

/** What the parts of a page share. */
export interface Page {
  readonly window: Window & typeof globalThis;
  readonly context: SiteContext;
  readonly log: (message: string, cause?: unknown) => void;
  readonly escape: EscapeManager;
  readonly census: PageCensus;
  /** Fetches the viewer once per page, however many parts ask for it. */
  readonly readViewer: () => Promise<Viewer>;
  /** The services for islands; their code loads with the first call. */
  readonly readServices: () => Promise<IslandRuntime>;
  /** Starts the islands within an element; returns a function that stops them. */
  readonly startIslands: (
    root: ParentNode,
    readServices: () => Promise<IslandRuntime>,
  ) => () => void;
}

/** Starts a part of a page. May return a cleanup function. */
export type PagePart = (page: Page) => (() => void) | void;
