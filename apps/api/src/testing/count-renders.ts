import type { Renderer } from '@sitewright/contracts/entities';
import { testRenderer } from './test-renderer.ts';

/** Wraps a renderer and counts the rendered pages. */
export function countRenders(renderer: Renderer = testRenderer) {
  let count = 0;
  const counted: Renderer = {
    ...renderer,
    renderPage(view) {
      count += 1;
      return renderer.renderPage(view);
    },
  };
  return {
    renderer: counted,
    /** Returns how many pages are rendered during the work. */
    async during(work: () => Promise<unknown>): Promise<number> {
      const before = count;
      await work();
      return count - before;
    },
  };
}
