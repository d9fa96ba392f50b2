import type { CompiledPostgres } from './compiled-code.ts';
import type { EmbeddedDatabaseOptions } from './options.ts';
import type { CompiledCode } from './watch-compilation.ts';

/**
 * What the thread that owns the database is started with.
 */
export interface WorkerStart extends Pick<
  EmbeddedDatabaseOptions,
  'durability' | 'snapshot' | 'extensions' | 'minFreeBytes'
> {
  /** Folder of the database's files; undefined: in memory. */
  readonly filesDir: string | undefined;
}

/** What the thread is given at its start. */
export interface WorkerData {
  readonly start: WorkerStart;
  readonly code: CompiledPostgres;
}

/**
 * A request to the thread. Bytes are messages of PostgreSQL's wire protocol, answered by the bytes that PostgreSQL
 * sends back, one answer for each request, in order.
 */
export type WorkerRequest = Uint8Array | { readonly kind: 'ping' | 'dump' | 'close' };

/** What the thread tells. */
export type WorkerEvent =
  | Uint8Array
  | ({ readonly kind: 'compiled' } & CompiledCode)
  | { readonly kind: 'opened' }
  | { readonly kind: 'ponged' }
  | { readonly kind: 'dumped'; readonly tar: Blob }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly reason: string };
