import { statfs } from 'node:fs/promises';
import { statfsSync } from 'node:fs';

/** The free space for ordinary users on the disk of a folder, in bytes. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Like `readFreeBytes`, but synchronous, for the database's own thread. */
export function readFreeBytesNow(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Watches the free space of a disk. */
export interface FreeSpaceGuard {
  /** Whether there is too little for writes. */
  isLow(): boolean;
  stop(): void;
}

/** What the guard watches, and how often. */
export interface FreeSpaceOptions {
  readonly folder: string;
  readonly minFreeBytes: number;
  readonly everyMs: number;
  readonly readFreeBytes: (folder: string) => Promise<number>;
  /** Called when space becomes low, and when there is enough again. */
  readonly onChange: (isLow: boolean) => void;
}

/** Reads the free space now and from then on at intervals. Resolves after the first reading. */
export async function watchFreeSpace(options: FreeSpaceOptions): Promise<FreeSpaceGuard> {
  let isLow = false;
  let isReading = false;

  async function check(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      const wasLow = isLow;
      isLow = (await options.readFreeBytes(options.folder)) < options.minFreeBytes;
      if (wasLow !== isLow) options.onChange(isLow);
    } finally {
      isReading = false;
    }
  }

  await check();
  // A failed reading (the disk is gone) leaves the last result. The database itself soon fails then.
  const timer = setInterval(() => void check().catch(() => {}), options.everyMs).unref();
  return { isLow: () => isLow, stop: () => clearInterval(timer) };
}
