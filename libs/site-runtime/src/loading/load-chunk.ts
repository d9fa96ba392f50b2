import { loadingDefaults } from './options.ts';

/** Calls back after a number of milliseconds; returns a function that cancels the timer. */
export type Timer = (callback: () => void, delayMs: number) => () => void;

/** Options of loading a chunk. */
export interface ChunkOptions {
  readonly setTimer: Timer;
  /** Default: 120,000. */
  readonly timeoutMs?: number;
}

/** The error of a chunk that did not load in time, with the name that bundlers use. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Waits for a module with a timeout.
 *
 * @param name - its name in errors
 * @returns rejects with `Unable to load module` when loading fails, with a `ChunkLoadError` after the timeout
 */
export function loadChunk<Module>(
  name: string,
  load: () => Promise<Module>,
  { setTimer, timeoutMs = loadingDefaults.chunkTimeoutMs }: ChunkOptions,
): Promise<Module> {
  return new Promise((resolve, reject) => {
    const cancelTimer = setTimer(
      () => reject(new ChunkLoadError(`Loading ${name} took longer than ${timeoutMs} ms.`)),
      timeoutMs,
    );
    // A loader may also throw before it returns a promise.
    new Promise<Module>((loaded) => loaded(load()))
      .finally(cancelTimer)
      .then(resolve, (cause: unknown) =>
        reject(new Error(`Unable to load module: ${name}`, { cause })),
      );
  });
}
