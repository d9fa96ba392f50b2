import { expect, it } from 'vitest';
import { alternate, ratiosTo, type MeasuredRound } from './measured-round.ts';

const round = (cpuMsPerRequest: number, perSecond: number): MeasuredRound => ({
  cpuMsPerRequest,
  perSecond,
});

it('runs each measure in turn, and omits the warm-up round', async () => {
  const calls: string[] = [];
  const measure = (name: string) => async () => {
    calls.push(name);
    return round(calls.length, 1);
  };
  const found = await alternate({ a: measure('a'), b: measure('b') }, 2);
  expect(calls).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  expect(found.a.map(({ cpuMsPerRequest }) => cpuMsPerRequest)).toEqual([3, 5]);
});

it('compares each round with the reference of the same round', () => {
  const reference = [round(1, 100), round(2, 50), round(4, 10)];
  const rounds = [round(2, 50), round(4, 100), round(2, 10)];
  expect(ratiosTo(reference, rounds)).toEqual({ cpu: 0.5, speed: 1 });
});
