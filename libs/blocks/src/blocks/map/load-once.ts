export interface LoadOnceOptions<Library> {
  readonly load: () => Promise<Library>;
  /** Calls back after a number of milliseconds. */
  readonly setTimer: (callback: () => void, delayMs: number) => unknown;
  /** Default 30 s, as in `mapDefaults`; importing it would add a file to every page. */
  readonly timeoutMs?: number;
}

/** Loads a library once for all callers, with a timeout (MAP-09, MAP-10). After a failure the next call tries again. */
export function loadOnce<Library>(options: LoadOnceOptions<Library>): () => Promise<Library> {
  const { load, setTimer, timeoutMs = 30_000 } = options;
  let loading: Promise<Library> | undefined;

  const loadWithTimeout = () =>
    new Promise<Library>((resolve, reject) => {
      setTimer(() => reject(new Error('The maps library did not arrive in time.')), timeoutMs);
      load().then(resolve, reject);
    });

  return () => {
    loading ??= loadWithTimeout().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
}
