import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { currentPlace, isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

/** A taken lock. While it is held its time stamp is renewed, so that other machines and containers can see life. */
export interface LockFile {
  readonly kind: 'taken';
  readonly path: string;
  /**
   * Whether this process still holds the lock. It is lost if another process removed it, or took it over while this one
   * was stopped for longer than its lifetime. The file is read only if the lock was not renewed recently.
   */
  isOurs(): boolean;
  release(): void;
}

/** Another process holds the lock. */
export interface LockError {
  readonly kind: 'rejected';
  readonly holder: ProcessIdentity;
}

/** Describes that a data folder is in use by another process. */
export const describeLockedFolder = (dataDir: string, { holder }: LockError): string =>
  `The database in ${dataDir} is open in the process ${holder.pid}: stop that one first.`;

/** How often a holder renews the time stamp, and after how long without renewal a lock from elsewhere has lapsed. */
export const lockHeartbeat = { everyMs: 3_000, lapsesAfterMs: 15_000 } as const;

const MAX_ATTEMPTS = 20;

/**
 * Takes the lock of a data folder, or tells who holds it. The lock of a process that died is taken over; that of a
 * process in another container or machine once it was not renewed for `lockHeartbeat.lapsesAfterMs`.
 */
export function takeLockFile(path: string): LockFile | LockError {
  const content = JSON.stringify(ownIdentity());
  const draft = `${path}.${process.pid}.${process.hrtime.bigint()}`;
  writeSynced(draft, content);
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (linked(draft, path)) return held(path, content);
      const found = readLock(path);
      if (found !== undefined) {
        const holder = parseHolder(found);
        if (holder !== undefined && isHeld(path, holder)) return { kind: 'rejected', holder };
        removeStale(path, found, draft);
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new Error(`The lock file ${path} changes too fast to be taken.`);
}

function held(path: string, content: string): LockFile {
  let renewedAt = performance.now();
  let isLost = false;
  const renew = () => {
    isLost ||= readLock(path) !== content;
    if (isLost) return;
    touch(path);
    renewedAt = performance.now();
  };
  const heartbeat = setInterval(renew, lockHeartbeat.everyMs).unref();
  return {
    kind: 'taken',
    path,
    isOurs() {
      if (performance.now() - renewedAt > 2 * lockHeartbeat.everyMs) renew();
      return !isLost;
    },
    release() {
      clearInterval(heartbeat);
      if (readLock(path) === content) rmSync(path, { force: true });
    },
  };
}

/** Creates the lock with its whole content in one step, so that no one reads half of it. */
function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isHeld(path: string, holder: ProcessIdentity): boolean {
  if (holder.place === currentPlace()) return isRunning(holder);
  return Date.now() - (modifiedAt(path) ?? 0) < lockHeartbeat.lapsesAfterMs;
}

/**
 * Moves a stale lock aside before deleting it: of two processes that found it stale, only one can move it. A process
 * that moved a fresh lock by mistake moves it back.
 */
function removeStale(path: string, stale: string, draft: string): void {
  const aside = `${draft}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readLock(aside) !== stale) linked(aside, path);
  rmSync(aside, { force: true });
}

function writeSynced(path: string, content: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Undefined when it is not there or cannot be read: then it is nobody's, or no longer ours. */
function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** It may be removed at this very moment; the next look tells. */
function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {}
}

function modifiedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

function parseHolder(content: string): ProcessIdentity | undefined {
  try {
    const { pid, startedAt, place } = JSON.parse(content) as Partial<ProcessIdentity>;
    if (typeof pid !== 'number' || typeof startedAt !== 'string' || typeof place !== 'string')
      return undefined;
    return { pid, startedAt, place };
  } catch {
    return undefined;
  }
}
