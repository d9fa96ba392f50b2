import { PGlite } from '@electric-sql/pglite';
import type { Durability } from './options.ts';

/**
 * The arguments of the embedded PostgreSQL. The library starts it with `-F`, which switches every sync off; `strict`
 * leaves that out, and names `fsync` for the log because the library's fdatasync does nothing.
 */
export function startParameters(durability: Durability): string[] {
  const shipped = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const sync = durability === 'strict' ? ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'] : ['-F'];
  // `--single` must stay first.
  return [...shipped, ...sync, ...modest];
}

/** Half of the shipped buffers: the operating system keeps the same pages anyway, and they are 64 MB of memory. */
const modest = ['-c', 'shared_buffers=64MB', '-c', 'jit=off'];
