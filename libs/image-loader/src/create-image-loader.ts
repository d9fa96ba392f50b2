import { imageError, type ImageError, type ImageErrorCode } from './image-error.ts';
import type { ImagePorts } from './image-ports.ts';
import { imageLoaderDefaults } from './options.ts';
import { emptyLoadQueue, transition, type LoadQueue, type LoadQueueEvent } from './state.ts';

/** Choices of an image loader. */
export interface ImageLoaderOptions {
  /** Images that load at once. Default 16; `loadConcurrency` knows phones. */
  readonly concurrency?: number | undefined;
  /** Loads an image although it carries the class `loading`. Default false. */
  readonly allowConcurrentLoads?: boolean | undefined;
}

/** What became of one image. */
export type ImageOutcome =
  | { readonly status: 'loaded' | 'skipped' | 'cancelled' }
  | { readonly status: 'refused' | 'failed'; readonly error: ImageError };

/** How many images wait and load. */
export interface ImageLoaderState {
  readonly waiting: number;
  readonly loading: number;
}

/** Loads images in turn. */
export interface ImageLoader<Image> {
  /** Loads an image as soon as it is its turn. */
  readonly load: (image: Image | null | undefined) => Promise<ImageOutcome>;
  /** Loads an image once it is near the viewport; at once where that cannot be observed. */
  readonly loadWhenNear: (image: Image | null | undefined) => Promise<ImageOutcome>;
  readonly getState: () => ImageLoaderState;
  /** Calls `listener` after each change of state; answers how to stop. */
  readonly subscribe: (listener: (state: ImageLoaderState) => void) => () => void;
  /** Gives up every image that has not started to load: their outcome is `cancelled`. */
  readonly destroy: () => void;
}

interface LoadJob<Image> {
  readonly image: Image;
  readonly settle: (outcome: ImageOutcome) => void;
}

const refused = (code: ImageErrorCode): ImageOutcome => ({
  status: 'refused',
  error: imageError(code),
});

/** Creates a loader over the given ports. Refusals and failures are outcomes: no promise rejects. */
export function createImageLoader<Image>(
  ports: ImagePorts<Image>,
  options: ImageLoaderOptions = {},
): ImageLoader<Image> {
  const { concurrency = imageLoaderDefaults.concurrency, allowConcurrentLoads = false } = options;
  const listeners = new Set<(state: ImageLoaderState) => void>();
  const distant = new Set<() => void>();
  let queue: LoadQueue<LoadJob<Image>> = emptyLoadQueue;

  const getState = () => ({ waiting: queue.waiting.length, loading: queue.loading.length });

  function dispatch(event: LoadQueueEvent<LoadJob<Image>>) {
    const step = transition(queue, event, concurrency);
    queue = step.state;
    for (const { type, job } of step.effects) {
      if (type === 'start') void run(job);
      else job.settle({ status: 'cancelled' });
    }
    for (const listener of listeners) listener(getState());
  }

  async function run(job: LoadJob<Image>) {
    let outcome: ImageOutcome = { status: 'loaded' };
    try {
      await ports.show(job.image);
    } catch {
      const error = imageError('notLoaded', ports.sourceOf(job.image));
      outcome = { status: 'failed', error };
    }
    job.settle(outcome);
    dispatch({ type: 'settled', job });
  }

  function refusal(image: Image | null | undefined): ImageOutcome | undefined {
    if (image === null || image === undefined) return refused('noImage');
    if (!ports.isImage(image)) return refused('invalidElement');
    if (!ports.sourceOf(image).trim()) return refused('invalidSource');
    if (ports.isLoading(image) && !allowConcurrentLoads) return { status: 'skipped' };
    return undefined;
  }

  async function load(image: Image | null | undefined): Promise<ImageOutcome> {
    const early = refusal(image);
    if (early) return early;
    return new Promise((settle) => {
      dispatch({ type: 'requested', job: { image: image as Image, settle } });
    });
  }

  async function loadWhenNear(image: Image | null | undefined): Promise<ImageOutcome> {
    const { whenNear } = ports;
    const early = refusal(image);
    if (early || !whenNear) return early ?? load(image);
    return new Promise((settle) => {
      const forget = () => {
        stop();
        distant.delete(cancel);
      };
      const cancel = () => {
        forget();
        settle({ status: 'cancelled' });
      };
      const stop = whenNear(image as Image, () => {
        forget();
        settle(load(image));
      });
      distant.add(cancel);
    });
  }

  return {
    load,
    loadWhenNear,
    getState,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy: () => {
      for (const cancel of distant) cancel();
      dispatch({ type: 'cleared' });
      listeners.clear();
    },
  };
}
