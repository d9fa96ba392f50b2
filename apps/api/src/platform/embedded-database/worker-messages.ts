import type { CompiledPostgres } from './compiled-code.ts';
import type { EmbeddedDatabaseOptions } from './options.ts';
import type { CompiledCode } from './watch-compilation.ts';

/** The start options of the thread that owns the database. */
export interface WorkerStart extends Pick<
  EmbeddedDatabaseOptions,
  'durability' | 'snapshot' | 'extensions' | 'minFreeBytes'
> {
  /** The folder of the database's files; undefined: in memory. */
  readonly filesDir: string | undefined;
}

/** The data of the thread at its start. */
export interface WorkerData {
  readonly start: WorkerStart;
  readonly code: CompiledPostgres;
}

/**
 * A request to the thread. Bytes are messages of PostgreSQL's wire protocol; each request gets one response, in order.
 */
export type WorkerRequest = Uint8Array | { readonly kind: 'ping' | 'dump' | 'close' };

/** A message from the thread. */
export type WorkerEvent =
  | Uint8Array
  | ({ readonly kind: 'compiled' } & CompiledCode)
  | { readonly kind: 'opened' }
  | { readonly kind: 'ponged' }
  | { readonly kind: 'dumped'; readonly tar: Blob }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly reason: string };
