import fs from 'node:fs';
import type { FileLayerHook } from './durable-node-fs.ts';
import { readFreeBytesNow } from './free-space.ts';

const ERRNO_NO_SPACE = 51;
const CHECK_INTERVAL_BYTES = 4 * 1024 * 1024;

/**
 * Reserves the last `minFreeBytes` of the disk for the log. If a table or index would grow into them, PostgreSQL gets a
 * disk-full error for that statement and continues. A log without space would stop the whole database.
 */
export function preventGrowth(folder: string, minFreeBytes: number): FileLayerHook {
  return ({ NODEFS, FS }) => {
    const operations = NODEFS.stream_ops;
    const write = operations.write.bind(operations);
    let writtenSinceCheck = CHECK_INTERVAL_BYTES;
    let isLow = false;

    operations.write = (stream, buffer, offset, length, position) => {
      writtenSinceCheck += length;
      if (writtenSinceCheck >= CHECK_INTERVAL_BYTES || isLow) {
        writtenSinceCheck = 0;
        isLow = readFreeBytesNow(folder) < minFreeBytes;
      }
      if (isLow && isTableFile(stream.path) && position + length > fs.fstatSync(stream.nfd).size) {
        throw new FS.ErrnoError(ERRNO_NO_SPACE);
      }
      return write(stream, buffer, offset, length, position);
    };
  };
}

/** Tables, indexes and their side files. Other files there are small, and needed to log in. */
const tableFile = /\/base\/\d+\/\d+(?:_\w+)?(?:\.\d+)?$/;

function isTableFile(path: string | undefined): boolean {
  return path !== undefined && tableFile.test(path);
}
