import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LockFile, lockHeartbeat, takeLockFile } from './lock-file.ts';
import { ownIdentity } from './process-identity.ts';

let folder: string;
let path: string;
const taken: LockFile[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-lock-'));
  path = join(folder, 'database.lock');
});
afterEach(() => {
  for (const lock of taken.splice(0)) lock.release();
  rmSync(folder, { recursive: true, force: true });
});

function take() {
  const lock = takeLockFile(path);
  if (lock.kind === 'taken') taken.push(lock);
  return lock;
}

const foreignHolder = { ...ownIdentity(), place: 'another-machine pid:[1]' };

describe('takeLockFile', () => {
  it('takes a free lock and writes who holds it', () => {
    expect(take().kind).toBe('taken');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('rejects a held lock and names the holder', () => {
    take();
    expect(take()).toStrictEqual({ kind: 'rejected', holder: ownIdentity() });
  });

  it('gives the lock to the next once it is released', () => {
    const lock = take();
    if (lock.kind === 'taken') lock.release();
    expect(existsSync(path)).toBe(false);
    expect(take().kind).toBe('taken');
  });

  it('takes over the lock of a process that is gone', () => {
    writeFileSync(path, JSON.stringify({ ...ownIdentity(), pid: 2 ** 22 + 1 }));
    expect(take().kind).toBe('taken');
  });

  it('takes over the lock of a dead process whose pid another one has now', () => {
    writeFileSync(path, JSON.stringify({ ...ownIdentity(), startedAt: 'an earlier boot/17' }));
    expect(take().kind).toBe('taken');
  });

  it.each(['', '{"pid": 1', '[]'])(
    'takes over a lock that holds %j, which no process writes',
    (content) => {
      writeFileSync(path, content);
      expect(take().kind).toBe('taken');
    },
  );

  it('believes a lock from another machine or container while it is renewed', () => {
    writeFileSync(path, JSON.stringify(foreignHolder));
    expect(take()).toStrictEqual({ kind: 'rejected', holder: foreignHolder });
  });

  it('takes over a lock from elsewhere that is no longer renewed', () => {
    writeFileSync(path, JSON.stringify(foreignHolder));
    const lapsed = new Date(Date.now() - lockHeartbeat.lapsesAfterMs - 1_000);
    utimesSync(path, lapsed, lapsed);
    expect(take().kind).toBe('taken');
  });

  it('notices at the next renewal that another process replaced the lock, and does not touch it', () => {
    vi.useFakeTimers();
    const lock = take();
    if (lock.kind !== 'taken') throw new Error('The lock is free.');
    writeFileSync(path, JSON.stringify(foreignHolder));
    vi.advanceTimersByTime(lockHeartbeat.everyMs);
    vi.useRealTimers();
    expect(lock.isOurs()).toBe(false);
    lock.release();
    expect(existsSync(path)).toBe(true);
  });

  it('is renewed while it is held', () => {
    vi.useFakeTimers();
    take();
    const lapsed = new Date(0);
    utimesSync(path, lapsed, lapsed);
    vi.advanceTimersByTime(lockHeartbeat.everyMs);
    vi.useRealTimers();
    expect(statSync(path).mtimeMs).toBeGreaterThan(0);
  });

  it('leaves no other files behind', () => {
    take();
    take();
    expect(readdirSync(folder)).toStrictEqual(['database.lock']);
  });
});
