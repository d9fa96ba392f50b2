import { createWorkQueue, type WorkQueue } from './work-queue.ts';

/** What a request can cost beside the bytes of its answer, and how much of it is done at once. */
const queues = {
  /** Pages that are drawn for one visitor. */
  personalPage: { running: 8, waiting: 100 },
  /** Pages that are in no cache yet, and addresses that may have one. */
  page: { running: 16, waiting: 400 },
  search: { running: 4, waiting: 50 },
  /** Each is a second of a core. */
  imageWidth: { running: 2, waiting: 100 },
} as const;

/** Bounds in total, for all addresses together: what is cached is served beside them. */
export type CostlyWork = { readonly [Kind in keyof typeof queues]: WorkQueue };

export const createCostlyWork = (): CostlyWork => ({
  personalPage: createWorkQueue(queues.personalPage),
  page: createWorkQueue(queues.page),
  search: createWorkQueue(queues.search),
  imageWidth: createWorkQueue(queues.imageWidth),
});
