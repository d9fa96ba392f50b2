import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyLoadQueue, transition, type LoadQueue } from './state.ts';

it('never exceeds the concurrency, and starts each image once in order', () => {
  const steps = fc.array(fc.boolean(), { maxLength: 200 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 16 }), (isRequest, concurrency) => {
      let queue: LoadQueue<number> = emptyLoadQueue;
      const started: number[] = [];
      let next = 0;
      for (const requests of isRequest) {
        if (!requests && queue.loading === 0) continue;
        const step = transition(queue, requests ? next++ : undefined, concurrency);
        queue = step.state;
        started.push(...step.start);
        expect(queue.loading).toBeLessThanOrEqual(concurrency);
        expect(queue.waiting.length === 0 || queue.loading === concurrency).toBe(true);
      }
      expect(started).toEqual(started.map((_, index) => index));
      expect(started.length + queue.waiting.length).toBe(next);
    }),
  );
});
