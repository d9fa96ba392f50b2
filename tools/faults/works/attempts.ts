import type { HttpAnswer } from '../../bench/site/http-client.ts';
import type { WorkCounts } from '../work.ts';

/** How one request ended. */
export type Attempt =
  | { readonly kind: 'answered'; readonly answer: HttpAnswer }
  /** The connection broke: the server is gone. */
  | { readonly kind: 'cut' };

/** Whether an error says that there is no server behind the connection any more. */
export const isCutOff = (error: unknown): boolean =>
  ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '');

export async function attempt(sent: Promise<HttpAnswer>): Promise<Attempt> {
  try {
    return { kind: 'answered', answer: await sent };
  } catch (error) {
    if (!isCutOff(error)) throw error;
    return { kind: 'cut' };
  }
}

/** Counts how requests ended. */
export function createTally() {
  const counts = { acknowledged: 0, cut: 0, rejected: 0 };
  return {
    count(ended: Attempt): void {
      if (ended.kind === 'cut') counts.cut += 1;
      else if (ended.answer.status < 300) counts.acknowledged += 1;
      else counts.rejected += 1;
    },
    counts: (): WorkCounts => ({ ...counts }),
  };
}

/** Repeats a step on several lines at once until it says that the server is gone; tells of each that was answered. */
export async function untilGone(
  lines: number,
  step: () => Promise<'goOn' | 'gone'>,
  onAnswer: () => void,
): Promise<void> {
  await Promise.all(
    Array.from({ length: lines }, async () => {
      while ((await step()) === 'goOn') onAnswer();
    }),
  );
}
