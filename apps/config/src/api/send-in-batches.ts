/** The most rows that one call changes. */
const batchSize = 100;

/** What a change of many rows came to. */
export interface BatchResult {
  readonly changed: number;
  /** False if a call failed: the rows after it are unchanged. */
  readonly isComplete: boolean;
}

/** Changes rows in calls that the API accepts, one after the other. The first that fails ends it. */
export async function sendInBatches(
  ids: readonly string[],
  send: (batch: string[]) => Promise<{ readonly changed: number }>,
): Promise<BatchResult> {
  let changed = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    const done = await send(ids.slice(start, start + batchSize)).catch(() => null);
    if (done === null) return { changed, isComplete: false };
    changed += done.changed;
  }
  return { changed, isComplete: true };
}
