import type { Work, WorkCounts } from './work.ts';

/** What the rounds need of the world. */
export interface KillNinePorts {
  /** Starts the server on the data that are there; returns when it serves. */
  readonly start: () => Promise<{ kill(): Promise<void> }>;
  /** What does not hold although it must always hold, in sentences. */
  readonly verify: () => Promise<readonly string[]>;
  readonly delay: (ms: number) => Promise<unknown>;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly now: () => number;
}

export interface KillNineRound {
  /** After the first answer. */
  readonly killedAfterMs: number;
  readonly restartMs: number;
  /** Since the round before. */
  readonly counts: WorkCounts;
  readonly problems: readonly string[];
}

const latestKillMs = 1_500;

const difference = (after: WorkCounts, before: WorkCounts): WorkCounts => ({
  acknowledged: after.acknowledged - before.acknowledged,
  cut: after.cut - before.cut,
  rejected: after.rejected - before.rejected,
});

/**
 * Repeats `rounds` times: kills a working server at a random time, restarts it on the same data and checks that nothing
 * is missing. The caller starts the first server; the server of the last round keeps running.
 */
export async function* killNineRounds(
  ports: KillNinePorts,
  first: { kill(): Promise<void> },
  work: Work,
  rounds: number,
): AsyncGenerator<KillNineRound, void, undefined> {
  let server = first;
  for (let round = 0; round < rounds; round += 1) {
    const before = work.counts();
    const killedAfterMs = ports.random() * latestKillMs;
    const begun = Promise.withResolvers<void>();
    const working = work.run(begun.resolve);
    await Promise.race([begun.promise, working]);
    await ports.delay(killedAfterMs);
    await server.kill();
    await working;
    const startedAt = ports.now();
    server = await ports.start();
    const restartMs = ports.now() - startedAt;
    const problems = [...(await ports.verify()), ...(await work.problems())];
    yield {
      killedAfterMs,
      restartMs,
      counts: difference(work.counts(), before),
      problems,
    };
  }
}
