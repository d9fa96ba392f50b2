import type { HttpAnswer } from '../../bench/site/http-client.ts';
import type { WorkCounts } from '../work.ts';

/** How one request ended. */
export type Attempt =
  | { readonly kind: 'answered'; readonly answer: HttpAnswer }
  /** The connection broke: the server was killed. */
  | { readonly kind: 'cut' };

/** Whether an error means that the connection to the server broke. */
export const isCutOff = (error: unknown): boolean =>
  ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '');

export async function attempt(request: Promise<HttpAnswer>): Promise<Attempt> {
  try {
    return { kind: 'answered', answer: await request };
  } catch (error) {
    if (!isCutOff(error)) throw error;
    return { kind: 'cut' };
  }
}

/** Counts how requests ended. */
export function createTally() {
  const counts = { acknowledged: 0, cut: 0, rejected: 0 };
  return {
    count(result: Attempt): void {
      if (result.kind === 'cut') counts.cut += 1;
      else if (result.answer.status < 300) counts.acknowledged += 1;
      else counts.rejected += 1;
    },
    counts: (): WorkCounts => ({ ...counts }),
  };
}

/** Repeats a step in parallel loops until the server is gone; reports each step that got a response. */
export async function untilGone(
  concurrency: number,
  step: () => Promise<'goOn' | 'gone'>,
  onAnswer: () => void,
): Promise<void> {
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while ((await step()) === 'goOn') onAnswer();
    }),
  );
}
