import { loadingDefaults } from './options.ts';

/** Calls back after a number of milliseconds; answers how to take that back. */
export type Timer = (callback: () => void, delayMs: number) => () => void;

/** How a chunk is waited for. */
export interface ChunkOptions {
  readonly setTimer: Timer;
  /** Default: 120,000. */
  readonly timeoutMs?: number;
}

/** What a chunk that did not come in time rejects with; its name is what bundlers call it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Waits for a module, and no longer than its time.
 *
 * @param name - what the errors call it
 * @returns rejects with `Unable to load module` when it cannot be loaded, with a `ChunkLoadError` when it takes too long
 */
export function loadChunk<Module>(
  name: string,
  load: () => Promise<Module>,
  { setTimer, timeoutMs = loadingDefaults.chunkTimeoutMs }: ChunkOptions,
): Promise<Module> {
  return new Promise((resolve, reject) => {
    const stop = setTimer(
      () => reject(new ChunkLoadError(`Loading ${name} took longer than ${timeoutMs} ms.`)),
      timeoutMs,
    );
    load()
      .finally(stop)
      .then(resolve, (cause: unknown) =>
        reject(new Error(`Unable to load module: ${name}`, { cause })),
      );
  });
}
