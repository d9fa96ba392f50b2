/** Images that wait for their turn, first come first served, and how many load. */
export interface LoadQueue<Job> {
  readonly waiting: readonly Job[];
  readonly loading: number;
}

/** What happens to a queue: an image is requested, or, without one, one of those that load is done with. */
export type LoadQueueEvent<Job> = Job | undefined;

/** The queue after an event, and what begins to load now. */
export interface LoadQueueStep<Job> {
  readonly state: LoadQueue<Job>;
  readonly start: readonly Job[];
}

/** A queue in which nothing happens. */
export const emptyLoadQueue: LoadQueue<never> = { waiting: [], loading: 0 };

/** The next state of the queue: never more than `concurrency` images load at once. */
export function transition<Job>(
  queue: LoadQueue<Job>,
  requested: LoadQueueEvent<Job>,
  concurrency: number,
): LoadQueueStep<Job> {
  const wanted = requested === undefined ? queue.waiting : [...queue.waiting, requested];
  const loading = queue.loading - (requested === undefined ? 1 : 0);
  const start = wanted.slice(0, Math.max(0, concurrency - loading));
  return { state: { waiting: wanted.slice(start.length), loading: loading + start.length }, start };
}
