import { PGlite } from '@electric-sql/pglite';
import type { Durability } from './options.ts';

/**
 * The arguments of the embedded PostgreSQL. The library starts it with `-F`, which disables syncs; `strict` omits that,
 * and sets `fsync` as the log's method because the library's fdatasync does nothing.
 */
export function startParameters(durability: Durability): string[] {
  const defaults = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const sync = durability === 'strict' ? ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'] : ['-F'];
  // `--single` must stay first.
  return [...defaults, ...sync, ...resourceParameters];
}

/** Half of the default buffers, to save 64 MB of memory: the operating system caches the same pages anyway. */
const resourceParameters = ['-c', 'shared_buffers=64MB', '-c', 'jit=off'];
