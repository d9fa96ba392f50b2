/** What is known about a running upload. */
interface UploadOptions {
  readonly controller: AbortController;
  /** Whether leaving its screen aborts it. Others continue until the window is closed. */
  readonly endsWithScreen: boolean;
}

/** The uploads that are not complete. Closing the window aborts them all, so that it needs a confirmation. */
export interface RunningUploads {
  /** Tracks an upload until it settles or is aborted. */
  add(upload: Promise<unknown>, options: UploadOptions): void;
  isAnyRunning(): boolean;
  /** Whether leaving the current screen would abort an upload. */
  isAnyEndingWithScreen(): boolean;
  abortAll(): void;
}

/** Creates a tracker without uploads. */
export function createRunningUploads(): RunningUploads {
  const running = new Set<UploadOptions>();
  return {
    add(upload, options) {
      const end = () => void running.delete(options);
      running.add(options);
      upload.then(end, end);
      options.controller.signal.addEventListener('abort', end);
    },
    isAnyRunning: () => running.size > 0,
    isAnyEndingWithScreen: () => [...running].some(({ endsWithScreen }) => endsWithScreen),
    abortAll() {
      for (const { controller } of running) controller.abort();
    },
  };
}
