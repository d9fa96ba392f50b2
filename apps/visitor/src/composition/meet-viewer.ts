import type { PagePart } from './page.ts';

/** Finds out who is looking, leads an owner on, and counts the visit. */
export const meetViewer: PagePart = (page) => {
  const life = new AbortController();
  const { signal } = life;

  async function meet(): Promise<void> {
    const viewer = await page.readViewer();
    if (signal.aborted) return;
    if (viewer.authenticatedAccount !== null) {
      void (await import('./known-viewer.ts')).greet(page, viewer, signal);
    }
    page.census.recordHit(viewer, page.readServices, signal);
  }

  void meet();
  return () => life.abort();
};
