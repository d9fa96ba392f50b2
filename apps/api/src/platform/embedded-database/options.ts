import { readFreeBytes } from './free-space.ts';
import type { DatabaseNotice } from '../database/notice.ts';

/**
 * What an acknowledged commit survives. `strict`: a power cut. `relaxed`: a killed process only (for tests; nothing
 * survives in memory).
 */
export type Durability = 'strict' | 'relaxed';

/** Settings of the embedded database. Everything has a default; see `embeddedDefaults`. */
export interface EmbeddedDatabaseOptions {
  /** The folder of the database, its lock and its dumps. Undefined: in memory, gone when closed. */
  readonly dataDir: string | undefined;
  readonly durability: Durability;
  /** The folder of the pristine cluster that speeds up a first start (see `ensureClusterTemplate`). */
  readonly templateDir: string | undefined;
  /** The content of an in-memory database: the `snapshot()` of another one. */
  readonly snapshot: Blob | undefined;
  /** Contrib modules that migrations may `create extension`. */
  readonly extensions: readonly EmbeddedExtension[];
  /** The timeout after which the database's thread is killed and the database opened again. */
  readonly watchdogMs: number;
  /** How long a caller may hold the connection idle before it is taken away. */
  readonly idleLeaseMs: number;
  /** How many callers may wait for the connection; the next gets an outage. */
  readonly maxWaiting: number;
  /** How long a caller waits for the connection before it gets an outage. */
  readonly maxWaitMs: number;
  /** Free disk space below which writes are rejected. */
  readonly minFreeBytes: number;
  /** How often the free space is checked. */
  readonly freeSpaceIntervalMs: number;
  /** Reads the free space of the disk of a folder. */
  readonly readFreeBytes: (folder: string) => Promise<number>;
  /** The age of the last dump at which the next one is made; two are kept. */
  readonly dumpIntervalMs: number;
  /** How often maintenance runs: checkpoints, vacuum, a due dump. */
  readonly upkeepIntervalMs: number;
  /** Called with messages for the operator's log. */
  readonly onNotice: (notice: DatabaseNotice) => void;
}

/** The available contrib modules. */
export const embeddedExtensions = ['pg_trgm', 'unaccent', 'citext', 'btree_gin'] as const;

/** The name of a contrib module. */
export type EmbeddedExtension = (typeof embeddedExtensions)[number];

/** The default options. */
export const embeddedDefaults: EmbeddedDatabaseOptions = {
  dataDir: undefined,
  durability: 'strict',
  templateDir: undefined,
  snapshot: undefined,
  extensions: [],
  watchdogMs: 10_000,
  idleLeaseMs: 10_000,
  maxWaiting: 512,
  maxWaitMs: 2_000,
  minFreeBytes: 64 * 1024 * 1024,
  freeSpaceIntervalMs: 1_000,
  readFreeBytes,
  dumpIntervalMs: 24 * 60 * 60 * 1_000,
  upkeepIntervalMs: 60_000,
  onNotice: () => {},
};
