import { beforeAll, describe, expect, it } from 'vitest';
import { buildApps } from '../bench/server/build-apps.ts';
import { killNineRounds, type KillNinePorts, type KillNineRound } from './kill-nine-rounds.ts';
import { killServer, workNames } from './kill-server.ts';
import { seededRandom } from './seeded-random.ts';
import type { Work } from './work.ts';

interface Store {
  readonly written: number[];
  isUp: boolean;
}

/** A server that is a list: it acknowledges what it has written, or, careless, what it is about to write. */
function createStore(isCareless: boolean) {
  const store: Store = { written: [], isUp: true };
  const acknowledged: number[] = [];
  let waiting: (() => void) | undefined;
  const work: Work = {
    async run(onAnswer) {
      const next = acknowledged.length + 1;
      acknowledged.push(next);
      if (!isCareless) store.written.push(next);
      onAnswer();
      await new Promise<void>((resolve) => {
        waiting = resolve;
      });
    },
    problems: async () =>
      acknowledged.filter((one) => !store.written.includes(one)).map((one) => `${one} is gone`),
    counts: () => ({ acknowledged: acknowledged.length, cut: 0, rejected: 0 }),
  };
  const kill = async () => {
    store.isUp = false;
    waiting?.();
  };
  const ports: KillNinePorts = {
    start: async () => {
      store.isUp = true;
      return { kill };
    },
    verify: async () => (store.isUp ? [] : ['It is not up']),
    delay: async () => {},
    random: seededRandom(1),
    now: () => 0,
  };
  return { work, ports, kill };
}

async function roundsOf(isCareless: boolean): Promise<KillNineRound[]> {
  const { work, ports, kill } = createStore(isCareless);
  const rounds: KillNineRound[] = [];
  for await (const round of killNineRounds(ports, { kill }, work, 3)) rounds.push(round);
  return rounds;
}

describe('killNineRounds', () => {
  it('finds no problems with a server that writes before it responds', async () => {
    const rounds = await roundsOf(false);
    expect(rounds.map(({ problems }) => problems)).toEqual([[], [], []]);
    expect(rounds.map(({ counts }) => counts.acknowledged)).toEqual([1, 1, 1]);
  });

  it('finds the lost writes of a server that responds before it writes', async () => {
    const rounds = await roundsOf(true);
    expect(rounds.at(-1)?.problems).toEqual(['1 is gone', '2 is gone', '3 is gone']);
  });

  it('kills at different moments, which are the same for a seed', async () => {
    const killTimes = async () => (await roundsOf(false)).map(({ killedAfterMs }) => killedAfterMs);
    expect(await killTimes()).toEqual(await killTimes());
    expect(new Set(await killTimes()).size).toBe(3);
  });
});

/** The real server takes minutes: `npm run test:long`. */
const killedWorks = process.env['LONG'] === '1' ? workNames : [];

describe.each(killedWorks)('a server that is killed during %s', (what) => {
  beforeAll(buildApps, 300_000);

  it('has stored all acknowledged writes', async () => {
    const rounds = await killServer({ what, rounds: 20, seed: 1, postgres: false });
    expect(rounds.flatMap(({ problems }) => problems)).toEqual([]);
    const acknowledged = rounds.map(({ counts }) => counts.acknowledged);
    expect(acknowledged.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(20);
  }, 900_000);
});
