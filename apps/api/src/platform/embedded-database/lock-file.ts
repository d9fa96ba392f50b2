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
import {
  currentNamespace,
  isRunning,
  ownIdentity,
  type ProcessIdentity,
} from './process-identity.ts';

/**
 * A taken lock. While it is held its time stamp is renewed, so that other machines and containers see that
 * its holder is alive.
 */
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

/** How often a holder renews the time stamp, and how long a lock from another host or container is valid without it. */
export const lockHeartbeat = { everyMs: 3_000, expiresAfterMs: 15_000 } as const;

const MAX_ATTEMPTS = 20;

/**
 * Takes the lock of a data folder, or returns its holder. The lock of a process that died is taken over; that of a
 * process in another container or machine once it was not renewed for `lockHeartbeat.expiresAfterMs`.
 */
export function takeLockFile(path: string): LockFile | LockError {
  const content = JSON.stringify(ownIdentity());
  const draft = `${path}.${process.pid}.${process.hrtime.bigint()}`;
  writeSynced(draft, content);
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (tryLink(draft, path)) return createLockFile(path, content);
      const found = readLock(path);
      if (found !== undefined) {
        const holder = parseHolder(found);
        if (holder !== undefined && isHolderAlive(path, holder))
          return { kind: 'rejected', holder };
        removeStale(path, found, draft);
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new Error(`The lock file ${path} changes too fast to be taken.`);
}

function createLockFile(path: string, content: string): LockFile {
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
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isHolderAlive(path: string, holder: ProcessIdentity): boolean {
  if (holder.place === currentNamespace()) return isRunning(holder);
  return Date.now() - (modifiedAt(path) ?? 0) < lockHeartbeat.expiresAfterMs;
}

/**
 * Moves a stale lock aside before deleting it: of two processes that found it stale, only one can move it. A process
 * that moved a fresh lock by mistake moves it back.
 */
function removeStale(path: string, stale: string, draft: string): void {
  const movedPath = `${draft}.stale`;
  try {
    renameSync(path, movedPath);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readLock(movedPath) !== stale) tryLink(movedPath, path);
  rmSync(movedPath, { force: true });
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

/** Returns undefined if the lock file is missing or unreadable: then this process does not hold the lock. */
function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Renews the time stamp. If the file has just been removed, the next renewal notices. */
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
