import { refuse, type Refusal } from '@sitewright/contracts/errors';

export interface BatchLimits {
  /** How many batches run at once under one key. */
  readonly running: number;
  /** The most jobs of one batch. */
  readonly size: number;
  /** How many wait at most under one key, and for how long. */
  readonly waiting: number;
  readonly waitMs: number;
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
  submit(key: string, job: Job): Promise<Answer | Refusal>;
}

interface Waiting<Job, Answer> {
  readonly job: Job;
  readonly resolve: (answer: Answer | Refusal) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

interface Line<Job, Answer> {
  running: number;
  isCalled: boolean;
  readonly waiting: Waiting<Job, Answer>[];
}

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
        one.resolve(refuse('unavailable'));
      }, limits.waitMs);
      const waiting = { ...one, timer };
      return waiting;
    };

  function begin(key: string, line: Line<Job, Answer>): void {
    line.isCalled = false;
    while (line.running < limits.running && line.waiting.length > 0) {
      line.running += 1;
      void carryOut(line, line.waiting.splice(0, limits.size)).finally(() => {
        line.running -= 1;
        call(key, line);
      });
    }
    if (line.running === 0) lines.delete(key);
  }

  /** A batch begins after what the event loop has in hand: requests that arrived together are in it together. */
  function call(key: string, line: Line<Job, Answer>): void {
    if (line.isCalled || line.running >= limits.running) return;
    line.isCalled = true;
    setImmediate(() => begin(key, line));
  }

  return {
    submit(key, job) {
      const line = lines.get(key) ?? { running: 0, isCalled: false, waiting: [] };
      lines.set(key, line);
      if (line.waiting.length >= limits.waiting) return Promise.resolve(refuse('unavailable'));
      return new Promise((resolve, reject) => {
        line.waiting.push(withPatience(line)({ job, resolve, reject }));
        call(key, line);
      });
    },
  };
}
