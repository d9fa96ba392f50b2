const pollIntervalMs = 250;

/**
 * Calls `callback` once npm, which started this process, has exited. A signal to npm ends the shell between the two,
 * which does not forward it: this process would keep running without a parent.
 */
export function whenNpmEnds(callback: () => void): void {
  // Not started by npm.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, pollIntervalMs);
  timer.unref();
}
