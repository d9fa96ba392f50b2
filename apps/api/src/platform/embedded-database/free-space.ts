import { statfs } from 'node:fs/promises';
import { statfsSync } from 'node:fs';

/** The free space for ordinary users on the disk of a folder, in bytes. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The same, synchronously: for the database's own thread. */
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

  async function look(): Promise<void> {
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

  await look();
  // A failed reading (the disk is gone) leaves the last answer; the database itself will tell soon enough.
  const timer = setInterval(() => void look().catch(() => {}), options.everyMs).unref();
  return { isLow: () => isLow, stop: () => clearInterval(timer) };
}
