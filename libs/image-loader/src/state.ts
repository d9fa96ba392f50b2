/** Jobs that wait for their turn, first come first served, and jobs that run. */
export interface LoadQueue<Job> {
  readonly waiting: readonly Job[];
  readonly loading: readonly Job[];
}

/** `requested`: a job is wanted. `settled`: it ended, well or badly. `cleared`: nobody waits any more. */
export type LoadQueueEvent<Job> =
  | { readonly type: 'requested'; readonly job: Job }
  | { readonly type: 'settled'; readonly job: Job }
  | { readonly type: 'cleared' };

/** Jobs to begin, or to give up. */
export interface LoadQueueEffect<Job> {
  readonly type: 'start' | 'cancel';
  readonly job: Job;
}

/** The queue after an event, and what has to be done now. */
export interface LoadQueueStep<Job> {
  readonly state: LoadQueue<Job>;
  readonly effects: readonly LoadQueueEffect<Job>[];
}

/** A queue in which nothing happens. */
export const emptyLoadQueue: LoadQueue<never> = { waiting: [], loading: [] };

function startWhatFits<Job>(queue: LoadQueue<Job>, concurrency: number): LoadQueueStep<Job> {
  const free = Math.max(0, concurrency - queue.loading.length);
  const next = queue.waiting.slice(0, free);
  return {
    state: { waiting: queue.waiting.slice(free), loading: [...queue.loading, ...next] },
    effects: next.map((job) => ({ type: 'start', job })),
  };
}

/** The next state of the queue: never more than `concurrency` jobs run at once. */
export function transition<Job>(
  queue: LoadQueue<Job>,
  event: LoadQueueEvent<Job>,
  concurrency: number,
): LoadQueueStep<Job> {
  const { waiting, loading } = queue;
  if (event.type === 'requested') {
    return startWhatFits({ waiting: [...waiting, event.job], loading }, concurrency);
  }
  if (event.type === 'settled') {
    const running = loading.filter((job) => job !== event.job);
    return startWhatFits({ waiting, loading: running }, concurrency);
  }
  return {
    state: { waiting: [], loading },
    effects: waiting.map((job) => ({ type: 'cancel', job })),
  };
}
