import { expect, it } from 'vitest';
import { sendInBatches } from './send-in-batches.ts';

const ids = Array.from({ length: 250 }, (_, index) => `id${index}`);

it('sends every row, in calls of at most 100', async () => {
  const sent: string[][] = [];
  const result = await sendInBatches(ids, async (batch) => {
    sent.push(batch);
    return { changed: batch.length };
  });
  expect(sent.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(sent.flat()).toEqual(ids);
  expect(result).toEqual({ changed: 250, isComplete: true });
});

it('ends at the first call that fails, and reports what was changed before', async () => {
  let calls = 0;
  const result = await sendInBatches(ids, async (batch) => {
    calls += 1;
    if (calls === 2) throw new Error('The server is not available.');
    return { changed: batch.length };
  });
  expect(result).toEqual({ changed: 100, isComplete: false });
  expect(calls).toBe(2);
});
