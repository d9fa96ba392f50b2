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
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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
  it('acquires a free lock and writes the pid of the holder', () => {
    expect(take().kind).toBe('taken');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('returns the holder if the lock is already acquired', () => {
    take();
    expect(take()).toStrictEqual({ kind: 'rejected', holder: ownIdentity() });
  });

  it('acquires a lock again after its release', () => {
    const lock = take();
    if (lock.kind === 'taken') lock.release();
    expect(existsSync(path)).toBe(false);
    expect(take().kind).toBe('taken');
  });

  it('takes over the lock of a process that no longer exists', () => {
    writeFileSync(path, JSON.stringify({ ...ownIdentity(), pid: 2 ** 22 + 1 }));
    expect(take().kind).toBe('taken');
  });

  it('takes over the lock of a dead process when its pid was reused', () => {
    writeFileSync(path, JSON.stringify({ ...ownIdentity(), startedAt: 'an earlier boot/17' }));
    expect(take().kind).toBe('taken');
  });

  describe('where only ps knows when a process started', () => {
    beforeEach(() => {
      const platform = Object.getOwnPropertyDescriptor(process, 'platform')!;
      Object.defineProperty(process, 'platform', { ...platform, value: 'darwin' });
      onTestFinished(() => {
        Object.defineProperty(process, 'platform', platform);
        vi.unstubAllEnvs();
      });
    });
    /** A `ps` whose output is as that of the real one, which depends on the time zone and the language. */
    function installPs() {
      writeFileSync(join(folder, 'ps'), '#!/bin/sh\necho "Sat Nov 28 $LC_ALL $TZ"\n', {
        mode: 0o755,
      });
      vi.stubEnv('PATH', folder);
    }
    const heldBy = (startedAt: string) => {
      const holder = { ...ownIdentity(), startedAt };
      writeFileSync(path, JSON.stringify(holder));
      return { kind: 'rejected', holder };
    };

    it('respects the lock of a living process when there is no ps', () => {
      vi.stubEnv('PATH', folder);
      const held = heldBy('Sat Nov 28 16:17:38 2026');
      expect(take()).toStrictEqual(held);
    });

    it('respects the lock of a living process that found no ps', () => {
      installPs();
      const held = heldBy('');
      expect(take()).toStrictEqual(held);
    });

    it('respects the lock of a process that was started in another time zone and language', () => {
      installPs();
      vi.stubEnv('TZ', 'Asia/Tokyo');
      vi.stubEnv('LC_ALL', 'ja_JP.UTF-8');
      const held = heldBy(ownIdentity().startedAt);
      vi.stubEnv('TZ', 'Europe/Berlin');
      vi.stubEnv('LC_ALL', 'de_DE.UTF-8');
      expect(take()).toStrictEqual(held);
    });

    it('takes over the lock of a dead process when its pid was reused', () => {
      installPs();
      heldBy('Fri Nov 27 16:17:38 2026');
      expect(take().kind).toBe('taken');
    });
  });

  it.each(['', '{"pid": 1', '[]'])('takes over a lock with the invalid content %j', (content) => {
    writeFileSync(path, content);
    expect(take().kind).toBe('taken');
  });

  it('respects a recently renewed lock of another machine or container', () => {
    writeFileSync(path, JSON.stringify(foreignHolder));
    expect(take()).toStrictEqual({ kind: 'rejected', holder: foreignHolder });
  });

  it('takes over an expired lock of another machine or container', () => {
    writeFileSync(path, JSON.stringify(foreignHolder));
    const lapsed = new Date(Date.now() - lockHeartbeat.expiresAfterMs - 1_000);
    utimesSync(path, lapsed, lapsed);
    expect(take().kind).toBe('taken');
  });

  it('detects at the next renewal that the lock was replaced, and does not remove it', () => {
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

  it('renews the lock periodically', () => {
    vi.useFakeTimers();
    take();
    const lapsed = new Date(0);
    utimesSync(path, lapsed, lapsed);
    vi.advanceTimersByTime(lockHeartbeat.everyMs);
    vi.useRealTimers();
    expect(statSync(path).mtimeMs).toBeGreaterThan(0);
  });

  it('creates no other files', () => {
    take();
    take();
    expect(readdirSync(folder)).toStrictEqual(['database.lock']);
  });
});
