import type { PagePart } from '../page/page.ts';

/** Fetches the viewer, redirects an owner to the configuration area and records the visit. */
export const identifyViewer: PagePart = (page) => {
  const controller = new AbortController();
  const { signal } = controller;

  async function identify(): Promise<void> {
    const viewer = await page.readViewer();
    if (signal.aborted) return;
    if (viewer.authenticatedAccount !== null) {
      void (await import('./known-viewer.ts')).redirectOrShowOverlays(page, viewer, signal);
    }
    page.census.recordHit(viewer, page.readServices, signal);
  }

  void identify();
  return () => controller.abort();
};
