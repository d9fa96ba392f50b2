import { PGlite } from '@electric-sql/pglite';
import type { Durability } from './options.ts';

/**
 * The arguments of the embedded PostgreSQL. The library starts it with `-F`, which disables syncs; `strict` omits that,
 * and sets `fsync` as the log's method because the library's fdatasync does nothing.
 */
export function startParameters(durability: Durability): string[] {
  const shipped = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const sync = durability === 'strict' ? ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'] : ['-F'];
  // `--single` must stay first.
  return [...shipped, ...sync, ...modest];
}

/** Half of the default buffers: the operating system caches the same pages anyway, and they take 64 MB of memory. */
const modest = ['-c', 'shared_buffers=64MB', '-c', 'jit=off'];
