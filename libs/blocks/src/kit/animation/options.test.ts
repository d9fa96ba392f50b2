import { expect, it } from 'vitest';
import { animateBlocks } from './animate-blocks.ts';

it('looks at blocks again at 0, 0.1, 0.25, 0.5 and all of them (ANIM-05)', () => {
  const asked: unknown[] = [];
  function Observer(_: unknown, options: unknown): void {
    asked.push(options);
  }
  const view = { IntersectionObserver: Observer } as unknown as Window & typeof globalThis;
  animateBlocks({ querySelectorAll: () => [] } as unknown as ParentNode, view);
  expect(asked).toStrictEqual([{ threshold: [0, 0.1, 0.25, 0.5, 1] }]);
});
