import type { Viewer } from '@sitewright/blocks/client';
import { anonymousViewer } from './create-viewer-reader.ts';

/** What is used of `fetch`. */
export type ViewerFetch = (path: string) => Promise<Pick<Response, 'ok' | 'json'>>;

/** Asks the server who is looking; it tells by the cookies, and rejects nobody without a reason. */
export async function fetchViewer(fetch: ViewerFetch): Promise<Viewer> {
  const response = await fetch('/api/viewer');
  return response.ok ? ((await response.json()) as Viewer) : anonymousViewer;
}
