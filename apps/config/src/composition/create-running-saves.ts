/**
 * Saves that go on after the screen that began them: whoever publishes, or opens the same document again, waits for
 * them first.
 */
export interface RunningSaves {
  /** Notes a save of a document until it has ended, well or not. */
  add(documentId: string, save: Promise<unknown>): void;
  /** Resolves when no save of this document is running; without a name, none at all. */
  ended(documentId?: string): Promise<void>;
}

/** None is running. */
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
      const awaited = [...running].filter(
        ([, id]) => documentId === undefined || id === documentId,
      );
      await Promise.all(awaited.map(([save]) => save));
    },
  };
}
