import type { Viewer } from '@sitewright/blocks/client';
import { anonymousViewer } from './create-viewer-reader.ts';

/** The used part of `fetch`. */
export type ViewerFetch = (path: string) => Promise<Pick<Response, 'ok' | 'json'>>;

/** Requests the viewer, whom the server identifies by cookies; rejects with a reason. */
export async function fetchViewer(fetch: ViewerFetch): Promise<Viewer> {
  const response = await fetch('/api/viewer');
  return response.ok ? ((await response.json()) as Viewer) : anonymousViewer;
}
