import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The used part of an open file of Emscripten's NODEFS. */
export interface NodeFsStream {
  /** The host's file descriptor. */
  readonly nfd: number;
  /** Path inside the database's own file system. */
  readonly path?: string;
  readonly node: { readonly mode: number };
}

/** The operations of NODEFS on open files. The library installs no `fsync`. */
export interface NodeFsStreamOperations {
  fsync?: (stream: NodeFsStream) => number;
  write(
    stream: NodeFsStream,
    buffer: Int8Array,
    offset: number,
    length: number,
    position: number,
  ): number;
}

/** The part of the running module that a hook before its start can reach. */
export interface HookedModule {
  readonly NODEFS: { readonly stream_ops: NodeFsStreamOperations };
  readonly FS: { readonly ErrnoError: new (errno: number) => Error };
}

/** Changes to the file layer before the database starts. */
export type FileLayerHook = (module: HookedModule) => void;

/** The callbacks of the file layer. */
export interface DurableNodeFsOptions {
  /** Further changes after the sync was added. */
  readonly hooks: readonly FileLayerHook[];
  /** Called when PostgreSQL stops itself because it cannot continue. */
  readonly onAbort: () => void;
}

const ERRNO_IO = 29;

/**
 * PGlite's file layer, made durable. Without it, a sync that PostgreSQL requests never reaches the host: after a power
 * cut, acknowledged commits are lost, or the database does not open. The hook must run before the database starts,
 * because the first write of its control file must already be synced.
 */
export class DurableNodeFS extends NodeFS {
  readonly #options: DurableNodeFsOptions;

  constructor(dataDir: string, options: DurableNodeFsOptions) {
    super(dataDir);
    this.#options = options;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hooks = [syncToHost, ...this.#options.hooks].map(
      (hook) => (module: unknown) => hook(module as HookedModule),
    );
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), ...hooks],
        onAbort: this.#options.onAbort,
      },
    };
  }
}

/** Gives the file layer a sync that reaches the disk. A failure is an I/O error: PostgreSQL then stops immediately. */
const syncToHost: FileLayerHook = ({ NODEFS, FS }) => {
  NODEFS.stream_ops.fsync = (stream) => {
    try {
      syncStream(stream);
      return 0;
    } catch {
      throw new FS.ErrnoError(ERRNO_IO);
    }
  };
};

function syncStream({ nfd, node }: NodeFsStream): void {
  // A new entry in a folder is metadata, which fdatasync may omit.
  const isFolder = (node.mode & fs.constants.S_IFMT) === fs.constants.S_IFDIR;
  if (!isFolder) fs.fdatasyncSync(nfd);
  else if (process.platform !== 'win32') fs.fsyncSync(nfd);
}
