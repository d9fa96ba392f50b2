import type { Renderer } from '@sitewright/contracts/entities';
import { testRenderer } from './test-renderer.ts';

/** A renderer that counts how many pages it drew. */
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
    /** How many pages are drawn while this runs. */
    async during(work: () => Promise<unknown>): Promise<number> {
      const before = count;
      await work();
      return count - before;
    },
  };
}
