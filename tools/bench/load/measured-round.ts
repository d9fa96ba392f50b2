import { median } from '../report/median.ts';
import { cpuMs } from '../server/process-cost.ts';
import type { LoadGenerator } from './load-generator.ts';
import type { LoadJob } from './load-job.ts';

/** What a job cost the process that answered it. */
export interface MeasuredRound {
  readonly cpuMsPerRequest: number;
  readonly perSecond: number;
}

/** Runs a job against a process and measures its cost. Throws unless every response has the given status. */
export async function measureRound(
  generator: LoadGenerator,
  pid: number,
  job: LoadJob,
  status: number,
): Promise<MeasuredRound> {
  const before = cpuMs(pid);
  const { elapsedMs, statuses } = await generator.run(job);
  if (statuses[status] !== job.requests)
    throw new Error(`${job.host}${job.paths[0]} answered ${JSON.stringify(statuses)}.`);
  return {
    cpuMsPerRequest: (cpuMs(pid) - before) / job.requests,
    perSecond: (job.requests * 1000) / elapsedMs,
  };
}

/**
 * Runs every measurement once per round, so that other load on the machine affects all of them alike. The first round
 * warms the processes up and is not counted.
 */
export async function alternate<Name extends string>(
  measures: Readonly<Record<Name, () => Promise<MeasuredRound>>>,
  rounds: number,
): Promise<Record<Name, readonly MeasuredRound[]>> {
  const names = Object.keys(measures) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as MeasuredRound[]])) as Record<
    Name,
    MeasuredRound[]
  >;
  for (let round = -1; round < rounds; round += 1)
    for (const name of names) {
      const measured = await measures[name]();
      if (round >= 0) results[name].push(measured);
    }
  return results;
}

/** Median ratios to the reference of the same round: above 1 is cheaper (`cpu`) or faster (`speed`). */
export function ratiosTo(
  reference: readonly MeasuredRound[],
  rounds: readonly MeasuredRound[],
): { readonly cpu: number; readonly speed: number } {
  const pairs = rounds.flatMap((round, index) => {
    const base = reference[index];
    return base === undefined ? [] : [{ round, base }];
  });
  return {
    cpu: median(pairs.map(({ round, base }) => base.cpuMsPerRequest / round.cpuMsPerRequest)),
    speed: median(pairs.map(({ round, base }) => round.perSecond / base.perSecond)),
  };
}
