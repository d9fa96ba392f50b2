/** Saves that continue after their screen was left. Publishing, or opening the same document again, waits for them. */
export interface RunningSaves {
  /** Tracks a save of a document until it settles. */
  add(documentId: string, save: Promise<unknown>): void;
  /** Resolves when no save of this document is running; without an id, none at all. */
  ended(documentId?: string): Promise<void>;
}

/** Creates a tracker without running saves. */
export function createRunningSaves(): RunningSaves {
  const running = new Map<Promise<unknown>, string>();
  return {
    add(documentId, save) {
      const ended: Promise<unknown> = save.then(
        () => running.delete(ended),
        () => running.delete(ended),
      );
      running.set(ended, documentId);
    },
    async ended(documentId) {
      const matching = [...running].filter(
        ([, id]) => documentId === undefined || id === documentId,
      );
      await Promise.all(matching.map(([save]) => save));
    },
  };
}
