import type { Viewer } from '@sitewright/blocks/client';

/** Somebody of whom nothing is known: what every cached page takes its visitor for. */
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
  readonly fetch: (path: string) => Promise<Pick<Response, 'ok' | 'json'>>;
}

/**
 * Makes the question who is looking. It is asked once for each page however many want to know, and not at all
 * without the marker cookie: a visitor who did nothing yet costs no call.
 */
export function createViewerReader({ hasMarker, fetch }: ViewerPorts): () => Promise<Viewer> {
  let answer: Promise<Viewer> | undefined;

  async function ask(): Promise<Viewer> {
    if (!hasMarker()) return anonymousViewer;
    try {
      const response = await fetch('/api/viewer');
      return response.ok ? ((await response.json()) as Viewer) : anonymousViewer;
    } catch {
      return anonymousViewer;
    }
  }

  return () => (answer ??= ask());
}
