import type { ImageError, ImageErrorCode } from './image-error.ts';
import type { ImagePorts } from './image-ports.ts';
import { numberOr } from './number-or.ts';
import { concurrencyDefault } from './options.ts';
import { emptyLoadQueue, transition, type LoadQueue, type LoadQueueEvent } from './state.ts';

/** Options of an image loader. */
export interface ImageLoaderOptions {
  /** Number of concurrent loads. Default: 16, on a phone 1. */
  readonly concurrency?: number | undefined;
  /** Loads an image even if it has the class `loading`. Default: false. */
  readonly allowConcurrentLoads?: boolean | undefined;
}

/** The result of an image. */
export type ImageOutcome =
  | { readonly status: 'loaded' | 'skipped' | 'canceled' }
  | { readonly status: 'rejected' | 'failed'; readonly error: ImageError };

/** The number of waiting and loading images. */
export interface ImageLoaderState {
  readonly waiting: number;
  readonly loading: number;
}

/** Loads images in order. */
export interface ImageLoader<Image> {
  /** Loads an image in its turn; a `lazy` one once it is near the viewport, or at once if that cannot be observed. */
  readonly load: (
    image: Image | null | undefined,
    when?: { readonly lazy?: boolean },
  ) => Promise<ImageOutcome>;
  readonly getState: () => ImageLoaderState;
  /** Calls `listener` after each change of state; returns a function that unsubscribes. */
  readonly subscribe: (listener: (state: ImageLoaderState) => void) => () => void;
  /** Stops loading: images without a result are `canceled`. */
  readonly destroy: () => void;
}

/** Loads one image and reports the result. */
type LoadJob = () => Promise<void>;

/**
 * Creates a loader over the given ports. Errors are results: no promise rejects. The number of concurrent loads follows
 * from `options` or the device.
 *
 * @example
 * const loader = createImageLoader(ports, {}, loadConcurrency({ mobile: true }));
 * const outcome = await loader.load(image); // { status: 'loaded' }
 */
export function createImageLoader<Image>(
  ports: ImagePorts<Image>,
  options: ImageLoaderOptions = {},
  deviceConcurrency: number = concurrencyDefault,
): ImageLoader<Image> {
  const { allowConcurrentLoads } = options;
  const concurrency = numberOr(options.concurrency, 1, deviceConcurrency);
  const listeners = new Set<(state: ImageLoaderState) => void>();
  /** The result of all images that have none yet when the loader is destroyed. */
  const canceled = Promise.withResolvers<ImageOutcome>();
  let isAlive = true;
  let queue: LoadQueue<LoadJob> = emptyLoadQueue;

  const getState = () => ({ waiting: queue.waiting.length, loading: queue.loading });

  function dispatch(event?: LoadQueueEvent<LoadJob>) {
    const step = transition(queue, event, concurrency);
    queue = step.state;
    for (const job of step.start) void job();
    for (const listener of listeners) listener(getState());
  }

  async function show(image: Image): Promise<ImageOutcome> {
    try {
      await ports.show(image);
      return { status: 'loaded' };
    } catch {
      return { status: 'failed', error: { code: 'notLoaded', image: ports.sourceOf(image) } };
    }
  }

  function findImageError(image: Image | null | undefined): ImageErrorCode | undefined {
    if (!image) return 'noImage';
    if (!ports.isImage(image)) return 'invalidElement';
    if (!ports.sourceOf(image).trim()) return 'invalidSource';
    return undefined;
  }

  async function load(
    image: Image | null | undefined,
    when?: { readonly lazy?: boolean },
  ): Promise<ImageOutcome> {
    const code = findImageError(image);
    if (code) return { status: 'rejected', error: { code } };
    const target = image as Image;
    if (ports.isLoading(target) && !allowConcurrentLoads) return { status: 'skipped' };
    if (!isAlive) return canceled.promise;
    const finished = new Promise<ImageOutcome>((resolve) => {
      const job = async () => {
        if (isAlive) resolve(await show(target));
        dispatch();
      };
      const request = () => dispatch(job);
      if (when?.lazy && ports.whenNear) ports.whenNear(target, request);
      else request();
    });
    return Promise.race([finished, canceled.promise]);
  }

  return {
    getState,
    load,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy: () => {
      isAlive = false;
      listeners.clear();
      canceled.resolve({ status: 'canceled' });
    },
  };
}
