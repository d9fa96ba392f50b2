import { median } from '../../report/median.ts';

/** Work that is timed. The result of `run` is used, so that the compiler cannot optimize the work away. */
export interface Job {
  /** Prepares this number of runs, outside of the measured time. */
  readonly before?: (times: number) => void;
  readonly run: (times: number) => number | Promise<number>;
  readonly after?: () => void;
}

export interface AlternateOptions {
  readonly rounds: number;
  /** Minimum duration of a turn: warm-up doubles the runs until a turn lasts this long. Default 30. */
  readonly turnMs?: number;
  /** Maximum number of runs in one turn, for jobs with expensive preparation. Default: none. */
  readonly mostTimes?: number;
  readonly now?: () => number;
}

/** The median nanoseconds of one run of each job. Jobs take turns, so that other load on the machine affects all. */
export async function alternate<Name extends string>(
  jobs: Readonly<Record<Name, Job>>,
  options: AlternateOptions,
): Promise<Readonly<Record<Name, number>>> {
  const { rounds, turnMs = 30, mostTimes = Infinity, now = () => performance.now() } = options;
  const names = Object.keys(jobs) as Name[];
  let checksum = 0;

  async function runTurn(name: Name, times: number): Promise<number> {
    const { before, run, after } = jobs[name];
    before?.(times);
    const startedAt = now();
    const result = await run(times);
    const elapsedMs = now() - startedAt;
    after?.();
    checksum += result;
    return elapsedMs;
  }

  /** The number of runs that fill a turn, twice in a row: a single turn may be long because of other load. */
  async function warmUp(name: Name): Promise<number> {
    let times = 1;
    for (let longTurns = 0; longTurns < 2;) {
      if ((await runTurn(name, times)) >= turnMs) {
        longTurns += 1;
      } else if (times >= mostTimes) {
        return times;
      } else {
        longTurns = 0;
        times = Math.min(times * 2, mostTimes);
      }
    }
    return times;
  }

  const times = {} as Record<Name, number>;
  for (const name of names) times[name] = await warmUp(name);

  const samples = {} as Record<Name, number[]>;
  for (const name of names) samples[name] = [];
  for (let round = 0; round < rounds; round++) {
    // Each round starts with another job, so that the load at the start of a round affects all of them.
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length] as Name;
      samples[name].push(((await runTurn(name, times[name])) * 1e6) / times[name]);
    }
  }
  if (Number.isNaN(checksum)) throw new Error('A job came to nothing.');
  return Object.fromEntries(names.map((name) => [name, median(samples[name])])) as Record<
    Name,
    number
  >;
}
