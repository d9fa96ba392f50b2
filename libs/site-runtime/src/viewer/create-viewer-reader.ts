import type { Viewer } from '@sitewright/blocks/client';

/** An unknown visitor, which every cached page assumes. */
export const anonymousViewer: Viewer = {
  authenticatedAccount: null,
  websiteRoles: [],
  isViewerOnly: false,
  member: null,
  cart: null,
};

/** What is needed to find out who is looking. */
export interface ViewerPorts {
  /** Whether the readable marker cookie says that there is something to find out. */
  readonly hasMarker: () => boolean;
  /** Asks the server. A visitor of whom nothing is known never gets the code for it. */
  readonly ask: () => Promise<Viewer>;
}

/**
 * Makes the question who is looking. It is asked once for each page however many want to know, and not at all
 * without the marker cookie: a visitor who did nothing yet costs no call. Without an answer it is nobody.
 */
export function createViewerReader({ hasMarker, ask }: ViewerPorts): () => Promise<Viewer> {
  let answer: Promise<Viewer> | undefined;
  return () =>
    (answer ??= hasMarker()
      ? ask().catch(() => anonymousViewer)
      : Promise.resolve(anonymousViewer));
}
