import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sweepIncoming, sweepWebsite, type FileSweep } from './sweep-disk.ts';

export interface StoredFile {
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** Bytes by the hash of their content, apart for each website. */
export interface FileStore {
  /** Stores a stream; `tooLarge` and `full` leave nothing behind. */
  store(
    websiteId: string,
    content: Readable,
    maxBytes: number,
  ): Promise<StoredFile | 'tooLarge' | 'full'>;
  /** Where the bytes lie, for libraries that read files by path. */
  pathOf(websiteId: string, sha256: string): string;
  read(
    websiteId: string,
    sha256: string,
    range?: { readonly start: number; readonly end: number },
  ): Readable;
  sizeOf(websiteId: string, sha256: string): Promise<number | null>;
  remove(websiteId: string, sha256: string): Promise<void>;
  /** Derived files (a width of a picture): made once, under the name of what they were made from. */
  derived(
    websiteId: string,
    sha256: string,
    name: string,
    make: (target: string) => Promise<void>,
  ): Promise<string>;
  /** Removes what a kill left of uploads that were last written to before a time. */
  sweepIncoming(before: Date): Promise<number>;
  /** Removes a website's files that nothing names. */
  sweepWebsite(sweep: FileSweep): Promise<number>;
}

const spareBytes = 67_108_864;

/** The store on this machine's disk, below one folder. */
export function createDiskStore(root: string): FileStore {
  const folder = (websiteId: string, sha256: string) => join(root, websiteId, sha256.slice(0, 2));
  const pathOf = (websiteId: string, sha256: string) => join(folder(websiteId, sha256), sha256);
  const inProgress = new Map<string, Promise<string>>();

  /** A rename is atomic, and the name is safe once the folder itself is on the disk. */
  async function moveInto(from: string, to: string): Promise<void> {
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
    const parent = await open(dirname(to), 'r');
    await parent.sync().finally(() => parent.close());
  }

  return {
    pathOf,

    async store(websiteId, content, maxBytes) {
      await mkdir(join(root, 'incoming'), { recursive: true });
      const { bavail, bsize } = await statfs(root);
      if (bavail * bsize < spareBytes + maxBytes / 8) return 'full';
      const temporary = join(root, 'incoming', randomUUID());
      const hash = createHash('sha256');
      let sizeBytes = 0;
      let isTooLarge = false;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          sizeBytes += chunk.length;
          isTooLarge ||= sizeBytes > maxBytes;
          if (isTooLarge) return done();
          hash.update(chunk);
          done(null, chunk);
        },
      });
      try {
        await pipeline(content, measure, createWriteStream(temporary, { flush: true }));
        if (isTooLarge) return 'tooLarge';
        const sha256 = hash.digest('hex');
        await moveInto(temporary, pathOf(websiteId, sha256));
        return { sha256, sizeBytes };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 'full';
        throw error;
      } finally {
        await rm(temporary, { force: true });
      }
    },

    read: (websiteId, sha256, range) => createReadStream(pathOf(websiteId, sha256), range),

    async sizeOf(websiteId, sha256) {
      const found = await stat(pathOf(websiteId, sha256)).catch(() => null);
      return found?.size ?? null;
    },

    async remove(websiteId, sha256) {
      await rm(pathOf(websiteId, sha256), { force: true });
      await rm(`${pathOf(websiteId, sha256)}.d`, { recursive: true, force: true });
    },

    async derived(websiteId, sha256, name, make) {
      const target = join(`${pathOf(websiteId, sha256)}.d`, name);
      if ((await stat(target).catch(() => null)) !== null) return target;
      const running = inProgress.get(target);
      if (running !== undefined) return running;
      const work = (async () => {
        await mkdir(join(root, 'incoming'), { recursive: true });
        const temporary = join(root, 'incoming', randomUUID());
        try {
          await make(temporary);
          await moveInto(temporary, target);
          return target;
        } finally {
          await rm(temporary, { force: true });
        }
      })();
      inProgress.set(target, work);
      return work.finally(() => inProgress.delete(target));
    },

    sweepIncoming: (before) => sweepIncoming(root, before),
    sweepWebsite: (sweep) => sweepWebsite(root, sweep),
  };
}
