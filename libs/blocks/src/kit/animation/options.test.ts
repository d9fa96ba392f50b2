import { expect, it } from 'vitest';
import { animateBlocks } from './animate-blocks.ts';

it('observes blocks at the thresholds 0, 0.1, 0.25, 0.5 and 1 (ANIM-05)', () => {
  const requested: unknown[] = [];
  function Observer(_: unknown, options: unknown): void {
    requested.push(options);
  }
  const view = { IntersectionObserver: Observer } as unknown as Window & typeof globalThis;
  animateBlocks({ querySelectorAll: () => [] } as unknown as ParentNode, view);
  expect(requested).toStrictEqual([{ threshold: [0, 0.1, 0.25, 0.5, 1] }]);
});
