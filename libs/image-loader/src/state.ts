/** Images that wait for their turn, first come first served, and images that load. */
export interface LoadQueue<Job> {
  readonly waiting: readonly Job[];
  readonly loading: readonly Job[];
}

/** `requested`: an image is wanted. `settled`: it has loaded, or will not. */
export interface LoadQueueEvent<Job> {
  readonly type: 'requested' | 'settled';
  readonly job: Job;
}

/** The queue after an event, and what begins to load now. */
export interface LoadQueueStep<Job> {
  readonly state: LoadQueue<Job>;
  readonly start: readonly Job[];
}

/** A queue in which nothing happens. */
export const emptyLoadQueue: LoadQueue<never> = { waiting: [], loading: [] };

/** The next state of the queue: never more than `concurrency` images load at once. */
export function transition<Job>(
  queue: LoadQueue<Job>,
  { type, job }: LoadQueueEvent<Job>,
  concurrency: number,
): LoadQueueStep<Job> {
  const wanted = type === 'requested' ? [...queue.waiting, job] : queue.waiting;
  const loading = queue.loading.filter((other) => other !== job);
  const start = wanted.slice(0, Math.max(0, concurrency - loading.length));
  return {
    state: { waiting: wanted.slice(start.length), loading: [...loading, ...start] },
    start,
  };
}
