const intervalMs = 250;

/**
 * Calls back once npm, which started this process, has ended. A signal to npm ends the shell between the two, which
 * keeps it to itself: this process would go on without anybody who could end it.
 */
export function whenNpmEnds(callback: () => void): void {
  // Started without npm, this process may keep running.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, intervalMs);
  timer.unref();
}
