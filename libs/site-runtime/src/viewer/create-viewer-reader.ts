import type { Viewer } from '@sitewright/blocks/client';

/** An anonymous visitor, which every cached page assumes. */
export const anonymousViewer: Viewer = {
  authenticatedAccount: null,
  websiteRoles: [],
  isViewerOnly: false,
  member: null,
  cart: null,
};

/** Options of the viewer reader. */
export interface ViewerPorts {
  /** Whether the readable marker cookie indicates a known viewer. */
  readonly hasMarker: () => boolean;
  /** Requests the viewer. Not called for anonymous visitors, who therefore never load the code of the request. */
  readonly ask: () => Promise<Viewer>;
}

/**
 * Creates a function that returns the viewer. Requests it once for each page for all callers, and not at all without
 * the marker cookie: an anonymous visitor costs no request. Without a response the viewer is anonymous.
 */
export function createViewerReader({ hasMarker, ask }: ViewerPorts): () => Promise<Viewer> {
  let result: Promise<Viewer> | undefined;
  return () =>
    (result ??= hasMarker()
      ? ask().catch(() => anonymousViewer)
      : Promise.resolve(anonymousViewer));
}
