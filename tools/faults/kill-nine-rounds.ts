import type { Work, WorkCounts } from './work.ts';

/** Dependencies of `killNineRounds`. */
export interface KillNinePorts {
  /** Starts the server on the existing data; resolves when it serves. */
  readonly start: () => Promise<{ kill(): Promise<void> }>;
  /** Returns the violated invariants, in sentences. */
  readonly verify: () => Promise<readonly string[]>;
  readonly delay: (ms: number) => Promise<unknown>;
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  readonly now: () => number;
}

export interface KillNineRound {
  /** Since the first response of the round. */
  readonly killedAfterMs: number;
  readonly restartMs: number;
  /** Requests of this round. */
  readonly counts: WorkCounts;
  readonly problems: readonly string[];
}

const maxKillDelayMs = 1_500;

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
    const killedAfterMs = ports.random() * maxKillDelayMs;
    const firstResponse = Promise.withResolvers<void>();
    const working = work.run(firstResponse.resolve);
    await Promise.race([firstResponse.promise, working]);
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
