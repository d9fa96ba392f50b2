/** Returns a cleanup function for something that is still loading. */
export const cleanupLater = (starting: Promise<() => void>) => (): void =>
  void starting.then((end) => end());
