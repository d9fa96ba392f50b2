export interface BackgroundTaskOptions {
  /** One round of work, which finds out itself whether there is any. */
  readonly run: () => Promise<unknown>;
  /** The longest time between two rounds. */
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/** Background work that runs one round at a time. */
export interface BackgroundTask {
  /** Requests a round: immediately, or right after the running one. */
  wake(): void;
  /** Stops the task; resolves when the running round has ended. */
  stop(): Promise<void>;
}

/** Starts a task. A failed round is reported and does not stop the task. */
export function startBackgroundTask({
  run,
  everyMs,
  onError,
}: BackgroundTaskOptions): BackgroundTask {
  const state = {
    isStopped: false,
    isWanted: false,
    timer: undefined as NodeJS.Timeout | undefined,
  };
  let round: Promise<void> | undefined;

  async function work(): Promise<void> {
    do {
      state.isWanted = false;
      await run().catch(onError);
    } while (state.isWanted && !state.isStopped);
  }

  function begin(): void {
    clearTimeout(state.timer);
    round = work().finally(() => {
      round = undefined;
      wait();
    });
  }

  function wait(): void {
    if (state.isStopped) return;
    state.timer = setTimeout(begin, everyMs);
    state.timer.unref();
  }

  wait();
  return {
    wake() {
      if (state.isStopped) return;
      if (round === undefined) begin();
      else state.isWanted = true;
    },
    async stop() {
      state.isStopped = true;
      clearTimeout(state.timer);
      await round;
    },
  };
}
