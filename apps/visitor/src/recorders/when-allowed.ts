import type { Page } from '../composition/page.ts';
import { subscribeAnswers } from '../composition/subscribe-answers.ts';

/** Calls back once, as soon as the cookie policy and the visitor's answer allow what the visitor could be told by. */
export function whenAllowed(
  { window: view, census }: Pick<Page, 'window' | 'census'>,
  signal: AbortSignal,
  callback: () => void,
): void {
  if (census.mayStore()) return callback();
  const stop = subscribeAnswers(view, () => {
    if (!census.mayStore()) return;
    stop();
    if (!signal.aborted) callback();
  });
  signal.addEventListener('abort', stop);
}
