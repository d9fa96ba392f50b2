/** Returns a cleanup function for something that is still loading. */
export const cleanupLater = (pendingCleanup: Promise<() => void>) => (): void =>
  void pendingCleanup.then((cleanup) => cleanup());
