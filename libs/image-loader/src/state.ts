/** Waiting images, first come first served, and the number of loading ones. */
export interface LoadQueue<Job> {
  readonly waiting: readonly Job[];
  readonly loading: number;
}

/** An event of the queue: an image is requested, or, without one, a loading one has finished. */
export type LoadQueueEvent<Job> = Job | undefined;

/** The queue after an event, and the images that start to load. */
export interface LoadQueueStep<Job> {
  readonly state: LoadQueue<Job>;
  readonly start: readonly Job[];
}

/** An empty queue. */
export const emptyLoadQueue: LoadQueue<never> = { waiting: [], loading: 0 };

/** The next state of the queue: at most `concurrency` images load at once. */
export function transition<Job>(
  queue: LoadQueue<Job>,
  requested: LoadQueueEvent<Job>,
  concurrency: number,
): LoadQueueStep<Job> {
  const queued = requested === undefined ? queue.waiting : [...queue.waiting, requested];
  const loading = queue.loading - (requested === undefined ? 1 : 0);
  const start = queued.slice(0, Math.max(0, concurrency - loading));
  return { state: { waiting: queued.slice(start.length), loading: loading + start.length }, start };
}
