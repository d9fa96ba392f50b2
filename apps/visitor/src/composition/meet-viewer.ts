import type { PagePart } from './page.ts';

/** Finds out who is looking, leads an owner on, and counts the visit. */
export const meetViewer: PagePart = (page) => {
  const life = new AbortController();

  async function meet(): Promise<void> {
    const viewer = await page.readViewer();
    if (life.signal.aborted) return;
    if (viewer.authenticatedAccount !== null) {
      const { redirectOwner } = await import('./known-viewer.ts');
      redirectOwner(page, viewer);
    }
    page.census.recordHit(viewer, page.readServices, life.signal);
  }

  void meet();
  return () => life.abort();
};
