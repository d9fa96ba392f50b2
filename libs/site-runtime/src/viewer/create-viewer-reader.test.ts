import { describe, expect, it, vi } from 'vitest';
import type { Viewer } from '@sitewright/blocks/client';
import { anonymousViewer, createViewerReader } from './create-viewer-reader.ts';
import { fetchViewer } from './fetch-viewer.ts';

describe('the viewer', () => {
  const asking = () =>
    vi.fn<() => Promise<Viewer>>(async () => ({ ...anonymousViewer, websiteRoles: [1] }));

  it('is anonymous without the marker cookie, and is not requested', async () => {
    const ask = asking();
    expect(await createViewerReader({ hasMarker: () => false, ask })()).toBe(anonymousViewer);
    expect(ask).not.toHaveBeenCalled();
  });

  it('is requested once for concurrent reads', async () => {
    const ask = asking();
    const read = createViewerReader({ hasMarker: () => true, ask });
    const [one, other] = await Promise.all([read(), read()]);
    expect(one).toMatchObject({ websiteRoles: [1] });
    expect(other).toBe(one);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is anonymous when the request fails', async () => {
    const offline = createViewerReader({
      hasMarker: () => true,
      ask: () => Promise.reject(new Error('offline')),
    });
    expect(await offline()).toBe(anonymousViewer);
  });
});

describe('fetchViewer', () => {
  const answering = (body: unknown, ok = true) =>
    vi.fn<(path: string) => Promise<{ ok: boolean; json: () => Promise<unknown> }>>(async () => ({
      ok,
      json: async () => body,
    }));

  it('returns the viewer of the response', async () => {
    const viewer = { ...anonymousViewer, isViewerOnly: true };
    const fetch = answering(viewer);
    expect(await fetchViewer(fetch)).toStrictEqual(viewer);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/viewer');
  });

  it('returns an anonymous viewer on an error response', async () => {
    expect(await fetchViewer(answering({}, false))).toBe(anonymousViewer);
  });
});
