import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readStoreId, writeStoreId } from './store-id.ts';
import { sweepIncoming, sweepWebsite, type FileSweep } from './sweep-disk.ts';

export interface StoredFile {
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** Received bytes that are not a file yet. The receiver inspects them, and stores or discards them. */
export interface IncomingFile extends StoredFile {
  readonly path: string;
  /** Stores them as a file of the website, under the hash of their content; false if the disk is full. */
  keep(websiteId: string): Promise<boolean>;
  /** Discards what was not stored. */
  drop(): Promise<void>;
}

/** Files by the hash of their content, separate for each website. */
export interface FileStore {
  /** Receives a stream; nothing is left behind after `tooLarge` or `full`. */
  receive(content: Readable, maxBytes: number): Promise<IncomingFile | 'tooLarge' | 'full'>;
  /** Receives a stream and stores it unconditionally. */
  store(
    websiteId: string,
    content: Readable,
    maxBytes: number,
  ): Promise<StoredFile | 'tooLarge' | 'full'>;
  /** The path of a file, for libraries that read files by path. */
  pathOf(websiteId: string, sha256: string): string;
  read(
    websiteId: string,
    sha256: string,
    range?: { readonly start: number; readonly end: number },
  ): Readable;
  sizeOf(websiteId: string, sha256: string): Promise<number | null>;
  /** Derived files (a width of an image): created once, under the name of their source. */
  derived(
    websiteId: string,
    sha256: string,
    name: string,
    make: (target: string) => Promise<void>,
  ): Promise<string>;
  /** Removes interrupted uploads that were last written before a time. */
  sweepIncoming(before: Date): Promise<number>;
  /** Removes a website's unreferenced files. */
  sweepWebsite(sweep: FileSweep): Promise<number>;
  /** The id of this store; null before it has one. It is stored with the files, so that copies have it too. */
  readId(): Promise<string | null>;
  /** Assigns an id to the store, once. */
  writeId(id: string): Promise<void>;
}

/** The free disk space that an upload requires, in addition to an eighth of its maximum size. */
const minFreeBytes = 67_108_864;

/** Runs work that writes to the disk; returns false if the disk is full. */
async function unlessFull(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}

/** The store on this machine's disk, below one folder. */
export function createDiskStore(root: string): FileStore {
  const folder = (websiteId: string, sha256: string) => join(root, websiteId, sha256.slice(0, 2));
  const pathOf = (websiteId: string, sha256: string) => join(folder(websiteId, sha256), sha256);
  const inProgress = new Map<string, Promise<string>>();

  /** A rename is atomic, and the name is durable once the folder itself is synced. */
  async function moveInto(from: string, to: string): Promise<void> {
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
    const parent = await open(dirname(to), 'r');
    await parent.sync().finally(() => parent.close());
  }

  async function receive(
    content: Readable,
    maxBytes: number,
  ): Promise<IncomingFile | 'tooLarge' | 'full'> {
    await mkdir(join(root, 'incoming'), { recursive: true });
    const { bavail, bsize } = await statfs(root);
    if (bavail * bsize < minFreeBytes + maxBytes / 8) return 'full';
    const path = join(root, 'incoming', randomUUID());
    const drop = () => rm(path, { force: true });
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
    let isReceived = false;
    try {
      const isWritten = await unlessFull(() =>
        pipeline(content, measure, createWriteStream(path, { flush: true })),
      );
      if (!isWritten) return 'full';
      if (isTooLarge) return 'tooLarge';
      const sha256 = hash.digest('hex');
      const keep = (websiteId: string) =>
        unlessFull(() => moveInto(path, pathOf(websiteId, sha256)));
      isReceived = true;
      return { path, sha256, sizeBytes, keep, drop };
    } finally {
      if (!isReceived) await drop();
    }
  }

  return {
    pathOf,

    receive,

    async store(websiteId, content, maxBytes) {
      const incoming = await receive(content, maxBytes);
      if (typeof incoming === 'string') return incoming;
      const { sha256, sizeBytes } = incoming;
      const isStored = await incoming.keep(websiteId).finally(() => incoming.drop());
      return isStored ? { sha256, sizeBytes } : 'full';
    },

    read: (websiteId, sha256, range) => createReadStream(pathOf(websiteId, sha256), range),

    async sizeOf(websiteId, sha256) {
      const found = await stat(pathOf(websiteId, sha256)).catch(() => null);
      return found?.size ?? null;
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

    readId: () => readStoreId(root),
    writeId: (id) => writeStoreId(root, id),
    sweepIncoming: (before) => sweepIncoming(root, before),
    sweepWebsite: (sweep) => sweepWebsite(root, sweep),
  };
}
