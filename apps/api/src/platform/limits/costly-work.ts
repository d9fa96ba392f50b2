import { createWorkQueue, type WorkQueue } from './work-queue.ts';

/** Expensive kinds of work and their bounds. */
const queues = {
  /** Pages that are rendered for one visitor. */
  personalPage: { running: 8, waiting: 100 },
  /** Pages that are not cached yet, and lookups of unknown paths. */
  page: { running: 16, waiting: 400 },
  search: { running: 4, waiting: 50 },
  /** Each takes up to a second of CPU. */
  imageWidth: { running: 2, waiting: 100 },
} as const;

/** Queues that bound expensive work in total. Cached pages do not pass through them. */
export type CostlyWork = { readonly [Kind in keyof typeof queues]: WorkQueue };

export const createCostlyWork = (): CostlyWork => ({
  personalPage: createWorkQueue(queues.personalPage),
  page: createWorkQueue(queues.page),
  search: createWorkQueue(queues.search),
  imageWidth: createWorkQueue(queues.imageWidth),
});
