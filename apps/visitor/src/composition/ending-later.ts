/** Undoes what comes only later with its code, once it is there. */
export const endingLater = (begun: Promise<() => void>) => (): void =>
  void begun.then((end) => end());
