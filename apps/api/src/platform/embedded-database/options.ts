import { readFreeBytes } from './free-space.ts';
import type { DatabaseNotice } from '../database/notice.ts';

/**
 * What an acknowledged commit survives. `strict`: a power cut. `relaxed`: a killed process only (tests; in memory
 * nothing survives anyway).
 */
export type Durability = 'strict' | 'relaxed';

/** Settings of the embedded database. Everything has a default; see `embeddedDefaults`. */
export interface EmbeddedDatabaseOptions {
  /** Folder that holds the database, its lock and its dumps. Undefined: in memory, gone when closed. */
  readonly dataDir: string | undefined;
  readonly durability: Durability;
  /** Folder of the pristine cluster that makes a first start faster (see `ensureClusterTemplate`). */
  readonly templateDir: string | undefined;
  /** Content of a database in memory: the `snapshot()` of another one. */
  readonly snapshot: Blob | undefined;
  /** Contrib modules that migrations may `create extension`. */
  readonly extensions: readonly EmbeddedExtension[];
  /** Time without an answer after which the database's thread is ended and the database opened again. */
  readonly watchdogMs: number;
  /** How long a holder of the connection may send nothing before it is taken away. */
  readonly idleLeaseMs: number;
  /** How many callers may wait for the one connection; the next meets an outage. */
  readonly maxWaiting: number;
  /** How long a caller waits for the one connection before it meets an outage. */
  readonly maxWaitMs: number;
  /** Free space on the disk below which writes are rejected. */
  readonly minFreeBytes: number;
  /** How often the free space is read. */
  readonly freeSpaceEveryMs: number;
  /** Reads the free space of the disk that holds a folder. */
  readonly readFreeBytes: (folder: string) => Promise<number>;
  /** Age of the last dump at which the next one is made; two are kept. */
  readonly dumpEveryMs: number;
  /** How often the database is looked after: checkpoints, dead rows, a due dump. */
  readonly upkeepEveryMs: number;
  /** Told what an operator should see in the log. */
  readonly onNotice: (notice: DatabaseNotice) => void;
}

/** The contrib modules that can be asked for. */
export const embeddedExtensions = ['pg_trgm', 'unaccent', 'citext', 'btree_gin'] as const;

/** The name of a contrib module. */
export type EmbeddedExtension = (typeof embeddedExtensions)[number];

/** The default of every option. */
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
  freeSpaceEveryMs: 1_000,
  readFreeBytes,
  dumpEveryMs: 24 * 60 * 60 * 1_000,
  upkeepEveryMs: 60_000,
  onNotice: () => {},
};
