import { err, type ErrorResult } from '@sitewright/contracts/errors';

export interface BatchLimits {
  /** How many batches run at once under one key. */
  readonly running: number;
  /** The most jobs of one batch. */
  readonly size: number;
  /** How many wait at most under one key, and for how long. */
  readonly waiting: number;
  readonly waitMs: number;
  /** How long a batch waits at most for as many as there were just now. Whoever comes alone waits for nobody. */
  readonly gatherMs: number;
}

/** The answer of a job that is to be part of the next batch: it came to nothing because of one before it in this one. */
export const again = Symbol('again');

/** What a batch answers for one of its jobs; a promise lets the others go before it. */
export type BatchAnswer<Answer> = Answer | typeof again | Promise<Answer | typeof again>;

/** Carries out the jobs of one key together; the answers are in the order of the jobs. The first is never `again`. */
export type BatchWork<Job, Answer> = (
  jobs: readonly Job[],
) => Promise<readonly BatchAnswer<Answer>[]>;

/** Gathers jobs that would wait for each other, so that one transaction does for many of them. */
export interface BatchQueue<Job, Answer> {
  /** Answers `unavailable` to who waited too long or found the line full; rejects when the whole batch failed. */
  submit(key: string, job: Job): Promise<Answer | ErrorResult>;
}

interface Waiting<Job, Answer> {
  readonly job: Job;
  readonly resolve: (answer: Answer | ErrorResult) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

interface Line<Job, Answer> {
  running: number;
  /** A batch is about to begin. */
  isCalled: boolean;
  /** How many the last batch had: after it as many are expected again, for as long as it is remembered. */
  expected: number;
  gathering: NodeJS.Timeout | undefined;
  forgetting: NodeJS.Timeout | undefined;
  readonly waiting: Waiting<Job, Answer>[];
}

/** How long a key without jobs is remembered. */
const rememberedMs = 50;

/**
 * Jobs of one key in batches: whoever comes while one runs is part of the next. They wait here and not at the
 * database, so that a product that everybody wants takes no connection from other websites and nobody meets a timeout.
 */
export function createBatchQueue<Job, Answer>(
  limits: BatchLimits,
  work: BatchWork<Job, Answer>,
): BatchQueue<Job, Answer> {
  const lines = new Map<string, Line<Job, Answer>>();

  async function carryOut(
    line: Line<Job, Answer>,
    batch: readonly Waiting<Job, Answer>[],
  ): Promise<void> {
    for (const { timer } of batch) clearTimeout(timer);
    try {
      const answers = await work(batch.map(({ job }) => job));
      const later = await Promise.all(
        batch.map(async (one, place) => {
          try {
            const answer = await (answers[place] as BatchAnswer<Answer>);
            if (answer === again) return [one];
            one.resolve(answer);
          } catch (error) {
            one.reject(error);
          }
          return [];
        }),
      );
      line.waiting.unshift(...later.flat().map(withPatience(line)));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  const withPatience =
    (line: Line<Job, Answer>) =>
    (one: Omit<Waiting<Job, Answer>, 'timer'>): Waiting<Job, Answer> => {
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(waiting), 1);
        one.resolve(err('unavailable'));
      }, limits.waitMs);
      const waiting = { ...one, timer };
      return waiting;
    };

  function begin(key: string, line: Line<Job, Answer>): void {
    line.isCalled = false;
    clearTimeout(line.gathering);
    line.gathering = undefined;
    const batch = line.waiting.splice(0, limits.size);
    line.expected = batch.length;
    // All of them may have lost their patience.
    if (batch.length === 0) return forgetLater(key, line);
    line.running += 1;
    void carryOut(line, batch).finally(() => {
      line.running -= 1;
      call(key, line);
      if (line.running + line.waiting.length === 0) forgetLater(key, line);
    });
    call(key, line);
  }

  function forgetLater(key: string, line: Line<Job, Answer>): void {
    clearTimeout(line.forgetting);
    line.forgetting = setTimeout(() => lines.delete(key), rememberedMs).unref();
  }

  /**
   * Those who were answered together come again together, so a batch waits a moment for as many as there just were. It
   * begins after what the event loop has in hand: requests that arrived at the same time are in it together.
   */
  function call(key: string, line: Line<Job, Answer>): void {
    const { waiting } = line;
    if (line.isCalled || line.running >= limits.running || waiting.length === 0) return;
    const start = () => {
      if (line.isCalled) return;
      line.isCalled = true;
      setImmediate(() => begin(key, line));
    };
    if (waiting.length >= Math.min(line.expected, limits.size)) start();
    else line.gathering ??= setTimeout(start, limits.gatherMs);
  }

  function lineOf(key: string): Line<Job, Answer> {
    const known = lines.get(key);
    if (known !== undefined) {
      clearTimeout(known.forgetting);
      return known;
    }
    const line: Line<Job, Answer> = {
      running: 0,
      isCalled: false,
      expected: 0,
      gathering: undefined,
      forgetting: undefined,
      waiting: [],
    };
    lines.set(key, line);
    return line;
  }

  return {
    submit(key, job) {
      const line = lineOf(key);
      if (line.waiting.length >= limits.waiting) return Promise.resolve(err('unavailable'));
      return new Promise((resolve, reject) => {
        line.waiting.push(withPatience(line)({ job, resolve, reject }));
        call(key, line);
      });
    },
  };
}
