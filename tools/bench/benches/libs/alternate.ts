import { median } from '../../report/median.ts';

/** Something that is timed. What it answers is used, so that no compiler leaves the work out. */
export interface Job {
  /** Prepares so many runs, outside of the time. */
  readonly before?: (times: number) => void;
  readonly run: (times: number) => number | Promise<number>;
  readonly after?: () => void;
}

export interface AlternateOptions {
  readonly rounds: number;
  /** How long a turn lasts at least; it warms up until then. Default 30. */
  readonly turnMs?: number;
  /** A job that prepares a lot has a limit to its runs in one turn. Default: none. */
  readonly mostTimes?: number;
  readonly now?: () => number;
}

/** The median nanoseconds of one run of each job: they take turns, so that what else goes on meets all of them. */
export async function alternate<Name extends string>(
  jobs: Readonly<Record<Name, Job>>,
  options: AlternateOptions,
): Promise<Readonly<Record<Name, number>>> {
  const { rounds, turnMs = 30, mostTimes = Infinity, now = () => performance.now() } = options;
  const names = Object.keys(jobs) as Name[];
  let used = 0;

  async function turnOf(name: Name, times: number): Promise<number> {
    const { before, run, after } = jobs[name];
    before?.(times);
    const startedAt = now();
    const answer = await run(times);
    const tookMs = now() - startedAt;
    after?.();
    used += answer;
    return tookMs;
  }

  /** The runs that fill a turn. Twice in a row they must: one turn may be long because others ran meanwhile. */
  async function warmUp(name: Name): Promise<number> {
    let times = 1;
    for (let long = 0; long < 2;) {
      if ((await turnOf(name, times)) >= turnMs) {
        long += 1;
      } else if (times >= mostTimes) {
        return times;
      } else {
        long = 0;
        times = Math.min(times * 2, mostTimes);
      }
    }
    return times;
  }

  const times = {} as Record<Name, number>;
  for (const name of names) times[name] = await warmUp(name);

  const found = {} as Record<Name, number[]>;
  for (const name of names) found[name] = [];
  for (let round = 0; round < rounds; round++) {
    // Each round starts with another measurement, so that none always runs after the same one.
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length] as Name;
      found[name].push(((await turnOf(name, times[name])) * 1e6) / times[name]);
    }
  }
  if (Number.isNaN(used)) throw new Error('A job came to nothing.');
  return Object.fromEntries(names.map((name) => [name, median(found[name])])) as Record<
    Name,
    number
  >;
}
