export interface BackgroundTaskOptions {
  /** Does one round of work, if there is any. */
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
    isRequested: false,
    timer: undefined as NodeJS.Timeout | undefined,
  };
  let round: Promise<void> | undefined;

  async function runRounds(): Promise<void> {
    do {
      state.isRequested = false;
      await run().catch(onError);
    } while (state.isRequested && !state.isStopped);
  }

  function startRound(): void {
    clearTimeout(state.timer);
    round = runRounds().finally(() => {
      round = undefined;
      scheduleRound();
    });
  }

  function scheduleRound(): void {
    if (state.isStopped) return;
    state.timer = setTimeout(startRound, everyMs);
    state.timer.unref();
  }

  scheduleRound();
  return {
    wake() {
      if (state.isStopped) return;
      if (round === undefined) startRound();
      else state.isRequested = true;
    },
    async stop() {
      state.isStopped = true;
      clearTimeout(state.timer);
      await round;
    },
  };
}
